import { type KnownNames, knownNames } from './known-names.ts';

/** Keywords of C#, the types every program knows, and their methods. */
export const CSHARP_NAMES: KnownNames = knownNames(
  `
Action ArgumentException ArgumentNullException ArgumentOutOfRangeException Array Boolean Byte CancellationToken
Char Comparer Console Convert CultureInfo DateTime Decimal Dictionary Directory Double Encoding Enum Enumerable
Environment Exception File FormatException Func Guid HashSet ICollection IComparable IDictionary IDisposable
IEnumerable IEnumerator IEquatable IList IndexOutOfRangeException Int32 Int64 InvalidOperationException
KeyNotFoundException KeyValuePair Linq List Math NotImplementedException NotSupportedException Nullable Object
Path Predicate Queue Random ReadOnlySpan Regex Span Stack Stream StreamReader StreamWriter String StringBuilder
StringComparison StringSplitOptions System Task TimeSpan Tuple Type abstract add and as async await base bool
break by byte case catch char checked class const continue decimal default delegate do double dynamic else enum
equals event explicit extern false finally fixed float for foreach from get global goto group if implicit in
init int interface internal into is join let lock long nameof namespace new not null object on operator or
orderby out override params partial private protected public readonly record ref remove required return sbyte
sealed select set short sizeof static string struct switch this throw true try typeof uint ulong unchecked
unsafe ushort using value var virtual void volatile when where while with yield
`,
  `
Abs Add AddRange Aggregate All Any Append AppendLine Average Ceiling Clear CompareTo Concat ConfigureAwait
Contains ContainsKey Copy Count Delay Dequeue Dispose Distinct EndsWith Enqueue Equals Except First
FirstOrDefault Floor Format FromResult GetEnumerator GetHashCode GetType GroupBy IndexOf Insert Intersect Invoke
IsDigit IsLetter IsNullOrEmpty IsNullOrWhiteSpace IsWhiteSpace Join Last LastOrDefault Length Max Min MoveNext
OrderBy OrderByDescending Parse Peek Pop Pow Push Range ReadLine Remove RemoveAt Repeat Replace Resize Reverse
Round Run Select Single SingleOrDefault Skip Sort Split Sqrt StartsWith Substring Sum Take ThenBy ToArray
ToCharArray ToDictionary ToHashSet ToList ToLower ToString ToUpper Trim TrimEnd TrimStart TryGetValue TryParse
Union Wait WhenAll Where Write WriteLine Zip
`,
);
