import { type KnownNames, knownNames } from './known-names.ts';

/** Keywords, prelude and macros of Rust, and the methods of its everyday types. */
export const RUST_NAMES: KnownNames = knownNames(
  `
Arc AsMut AsRef BTreeMap BTreeSet BinaryHeap Box Cell Clone Copy Cow Debug Default Display Drop Duration Eq Err
Extend Fn FnMut FnOnce From FromIterator Hash HashMap HashSet Instant Into IntoIterator Iterator Mutex None Ok
Option Ord Ordering PartialEq PartialOrd Path PathBuf Rc RefCell Result RwLock Self Send Sized Some String Sync
ToOwned ToString TryFrom TryInto Vec VecDeque alloc allow as assert assert_eq assert_ne async await bool break
char const continue core crate dbg debug_assert derive dyn else enum eprint eprintln extern f32 f64 false fn for
format i128 i16 i32 i64 i8 if impl in inline isize let loop macro_rules match matches mod move mut panic print
println pub ref return self static std str struct super test todo trait true type u128 u16 u32 u64 u8
unimplemented union unreachable unsafe use usize vec where while write writeln
`,
  `
abs all and_then any append as_bytes as_mut as_ref as_slice as_str back borrow borrow_mut bytes ceil chain
char_indices chars checked_add checked_mul checked_sub chunks clear clone cloned cmp collect concat contains
contains_key copied count count_ones dedup default display drain ends_with entry enumerate eq err expect extend
filter filter_map find first flat_map flatten floor flush fmt fold for_each from front get get_mut insert into
into_iter is_alphabetic is_alphanumeric is_ascii_digit is_empty is_err is_none is_numeric is_ok is_some
is_whitespace iter iter_mut join keys last len lines lock map map_err max max_by_key min min_by_key new next nth
ok ok_or or_else or_insert or_insert_with parse partial_cmp partition peek peekable pop pop_back pop_front
position pow powi product push push_back push_front push_str read read_to_string remove replace resize retain
rev reverse round saturating_sub skip skip_while sort sort_by sort_by_key sort_unstable split split_whitespace
splitn sqrt starts_with step_by strip_prefix strip_suffix sum swap take take_while to_digit to_lowercase
to_owned to_str to_string to_uppercase to_vec trim trim_end trim_start truncate try_from try_into unwrap
unwrap_or unwrap_or_default unwrap_or_else values windows with_capacity wrapping_add wrapping_sub write
write_str zip
`,
);
