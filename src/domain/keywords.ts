import type { Language } from './language.ts';

const ECMA =
  'async await break case catch class const continue debugger default delete else export extends false finally for from function get import instanceof let new null return set static super switch this throw true try typeof undefined var void while with yield';
const TYPESCRIPT = `${ECMA} abstract any boolean declare enum implements infer interface keyof namespace never number object private protected public readonly satisfies string type unknown`;
const C =
  'auto bool break case char const continue default define double else endif enum extern float for goto ifdef ifndef include inline int long register return short signed sizeof static struct switch typedef union unsigned void volatile while';

/** Words of a request that say nothing about code; rare in source, so their idf would count for much. */
const REQUEST =
  'a about add added adds after all also always an and any are as at be because been before being both but by can cannot ' +
  'could did do does doesn don done each either etc even every fix fixed fixes fixing for from get gets getting got had has have having he here how however i if in instead into is isn issue it ' +
  'its just let like ll make makes me more most must my no not now of on only or other our out over please problem re s ' +
  'same see should shouldn since so some still such t than that the their them then there these they this those through to ' +
  'too under up us use used using ve very want was wasn we were what when where which while who why will with within without ' +
  'won would you your bug bugs expected actual currently correctly correct wrong wrongly work works working';

/**
 * Reserved words and built-in type names of three letters or more; shorter ones are no identifiers to us (D-8). Plain
 * text has the words that hold any request together.
 */
const KEYWORDS: Readonly<Record<Language, string>> = {
  text: REQUEST,
  python:
    'and assert async await break class continue def del elif else except false finally for from global import lambda none nonlocal not pass raise return self cls true try while with yield',
  javascript: ECMA,
  typescript: TYPESCRIPT,
  tsx: TYPESCRIPT,
  java: 'abstract assert boolean break byte case catch char class const continue default double else enum extends false final finally float for goto implements import instanceof int interface long native new null package private protected public record return short static super switch synchronized this throw throws transient true try var void volatile while',
  go: 'bool break byte case chan const continue default defer else error fallthrough false float64 for func goto import int int32 int64 interface map nil package range return rune select string struct switch true type uint uint32 uint64 var',
  rust: 'async await bool break char const continue crate dyn else enum extern false fn for impl let loop match mod move mut pub ref return self static str struct super trait true type union unsafe use usize where while',
  c: C,
  cpp: `${C} catch class constexpr delete explicit false friend mutable namespace new noexcept nullptr operator override private protected public template this throw true try typename using virtual`,
  csharp:
    'abstract async await base bool break byte case catch char class const continue decimal default delegate double else enum event explicit extern false finally fixed float for foreach get goto implicit int interface internal lock long namespace new null object operator out override params private protected public readonly ref return sealed set short sizeof static string struct switch this throw true try typeof uint ulong unchecked unsafe ushort using var virtual void volatile while',
  ruby: 'alias and begin break case class def defined else elsif end ensure false for module next nil not redo require rescue retry return self super then true undef unless until when while yield',
  php: 'abstract and array break callable case catch class clone const continue declare default echo else elseif empty enddeclare endfor endforeach endif endswitch endwhile extends false final finally for foreach function global goto implements include instanceof insteadof interface isset list match namespace new null print private protected public readonly require return static switch this throw trait true try unset use var while xor yield',
  kotlin:
    'abstract annotation break by catch class companion const constructor continue data else enum external false final finally for fun get import infix init inline inner interface internal lateinit null object open operator out override package private protected public return sealed set super suspend this throw true try typealias val var vararg when where while',
  scala:
    'abstract case catch class def else extends false final finally for forsome given implicit import lazy match new null object override package private protected return sealed super then this throw trait true try type val var while with yield',
  bash: 'case declare done echo elif else esac exit export false for function local readonly return select set shift source test then time trap true typeset unset until while',
};

const SETS = new Map<Language, ReadonlySet<string>>();

/** Lower-case words of a language that name nothing. */
export function keywordsOf(language: Language): ReadonlySet<string> {
  const known = SETS.get(language);
  if (known) return known;
  const made: ReadonlySet<string> = new Set(KEYWORDS[language].split(' '));
  SETS.set(language, made);
  return made;
}
