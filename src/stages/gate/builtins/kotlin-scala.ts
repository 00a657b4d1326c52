import { type KnownNames, knownNames } from './known-names.ts';

/** Keywords and standard library of Kotlin and Scala; what one lacks the other does no harm with. */
export const KOTLIN_SCALA_NAMES: KnownNames = knownNames(
  `
Any AnyRef AnyVal Array ArrayList BigDecimal BigInt Boolean Byte Char Collection Comparable Comparator Double
Either Error Exception Failure Float Future HashMap HashSet IllegalArgumentException IllegalStateException
IndexOutOfBoundsException IndexedSeq Int IntArray Iterable Iterator LazyList Left List Long LongArray Map
MutableList MutableMap MutableSet Nil NoSuchElementException None Nothing Null Number NumberFormatException
Option Ordering Pair Product Regex Result Right RuntimeException Seq Sequence Set Short Some Stream String
StringBuilder Success TODO Throwable Triple Try Unit Vector abstract also annotation apply arrayOf as break
buildList buildString by case catch check checkNotNull class companion compareBy const constructor continue data
def do downTo else emptyList emptyMap emptySet enum error expect extends external false final finally for
forSome fun get given hashMapOf if implicit import in infix init inline inner intArrayOf interface internal is
it java lateinit lazy let listOf mapOf match math maxOf minOf mutableListOf mutableMapOf mutableSetOf new null
object open operator out override package print println private protected public readLine readln reified repeat
require requireNotNull return run runCatching scala sealed sequenceOf set setOf step super suspend sys tailrec
takeIf then this throw to trait true try type typealias typeof until val var vararg when where while with yield
`,
  `
add addAll all also any append apply associate associateBy associateWith chunked clear coerceAtLeast
coerceAtMost coerceIn collect compareTo concat contains containsKey copy count distinct distinctBy drop
dropWhile endsWith entries equals exists filter filterNot filterNotNull find first firstOrNull flatMap flatten
fold foldLeft foldRight forEach forEachIndexed forall foreach get getOrDefault getOrElse getOrNull getOrPut
groupBy hasNext hashCode head headOption indexOf indices init isBlank isDigit isEmpty isLetter isNotEmpty
isNullOrBlank isNullOrEmpty isWhitespace iterator joinToString keys last lastIndexOf lastOrNull length let lines
lowercase map mapIndexed mapNotNull max maxBy maxByOrNull maxOrNull min minBy minByOrNull minOrNull mkString
next none orElse padEnd padStart partition put reduce remove removeAll removeAt repeat replace reversed run set
single singleOrNull size slice sortBy sortWith sorted sortedBy sortedByDescending sortedWith split startsWith
substring substringAfter substringBefore sum sumOf tail take takeWhile toChar toDouble toFloat toInt toIntOrNull
toList toLong toMap toMutableList toSeq toSet toString toTypedArray toVector trim trimIndent updated uppercase
use values windowed withFilter zip zipWithIndex
`,
);
