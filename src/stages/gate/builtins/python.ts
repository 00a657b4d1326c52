import { type KnownNames, knownNames } from './known-names.ts';

/** Keywords and builtins of Python, and the methods of its everyday types. */
export const PYTHON_NAMES: KnownNames = knownNames(
  `
ArithmeticError AssertionError AttributeError BaseException BaseExceptionGroup BlockingIOError BrokenPipeError
BufferError BytesWarning ChildProcessError ConnectionAbortedError ConnectionError ConnectionRefusedError
ConnectionResetError DeprecationWarning EOFError Ellipsis EncodingWarning EnvironmentError Exception
ExceptionGroup False FileExistsError FileNotFoundError FloatingPointError FutureWarning GeneratorExit IOError
ImportError ImportWarning IndentationError IndexError InterruptedError IsADirectoryError KeyError
KeyboardInterrupt LookupError MemoryError ModuleNotFoundError NameError None NotADirectoryError NotImplemented
NotImplementedError OSError OverflowError PendingDeprecationWarning PermissionError ProcessLookupError
RecursionError ReferenceError ResourceWarning RuntimeError RuntimeWarning StopAsyncIteration StopIteration
SyntaxError SyntaxWarning SystemError SystemExit TabError TimeoutError True TypeError UnboundLocalError
UnicodeDecodeError UnicodeEncodeError UnicodeError UnicodeTranslateError UnicodeWarning UserWarning ValueError
Warning ZeroDivisionError __all__ __build_class__ __class__ __debug__ __doc__ __file__ __import__ __loader__
__name__ __package__ __path__ __spec__ abs aiter all and anext any as ascii assert async await basestring bin
bool break breakpoint bytearray bytes callable case chr class classmethod cls compile complex continue copyright
credits def del delattr dict dir divmod elif else enumerate eval except exec exit filter finally float for
format from frozenset getattr global globals hasattr hash help hex id if import in input int is isinstance
issubclass iter lambda len license list locals long map match max memoryview min next nonlocal not object oct
open or ord pass pow print property quit raise range raw_input repr return reveal_type reversed round self set
setattr slice sorted staticmethod str sum super try tuple type unichr unicode vars while with xrange yield zip
`,
  `
__call__ __contains__ __enter__ __eq__ __exit__ __getattribute__ __getitem__ __hash__ __init__ __iter__ __len__
__new__ __next__ __repr__ __setattr__ __setitem__ __str__ __subclasses__ absolute acquire acquire_lock add
addFilter addHandler add_note adjusted anchor append appendleft args as_integer_ratio as_posix as_tuple as_uri
astimezone bind bind_partial bit_count bit_length buffer c_contiguous callHandlers canonical capitalize casefold
cast center chmod clear close closed combine compare compare_signal compare_total compare_total_mag conjugate
contiguous copy copy_abs copy_negate copy_sign count critical ctime cwd daemon date day days debug decode
default_factory deleter denominator derive detach difference difference_update discard drive dst elements empty
encode encoding end endpos endswith error errors exception exceptions exists exp expand expandtabs expanduser
extend extendleft f_contiguous fatal fdel fget fileno filter find findCaller findall finditer flags flush fma
fold format format_map from_bytes from_callable from_decimal from_float fromhex fromisocalendar fromisoformat
fromkeys fromordinal fromtimestamp fset full fullmatch get getChild getEffectiveLevel getName get_nowait
getbuffer getter getvalue gi_code gi_frame gi_running gi_suspended gi_yieldfrom glob group groupdict groupindex
groups handle hardlink_to hasHandlers hex home hour ident imag index indices info insert intersection
intersection_update isDaemon isEnabledFor isSet is_absolute is_alive is_block_device is_canonical is_char_device
is_dir is_fifo is_file is_finite is_infinite is_integer is_mount is_nan is_normal is_qnan is_relative_to
is_reserved is_set is_signed is_snan is_socket is_subnormal is_symlink is_zero isalnum isalpha isascii isatty
isdecimal isdigit isdisjoint isidentifier islower isnumeric isocalendar isoformat isoweekday isprintable isspace
issubset issuperset istitle isupper items itemsize iterdir join joinpath keys lastgroup lastindex lchmod
limit_denominator line_buffering link_to ljust ln locked locked_lock log log10 logb logical_and logical_invert
logical_or logical_xor lower lstat lstrip makeRecord maketrans manager match max max_mag maxlen message
microsecond microseconds min min_mag minute mkdir month most_common move_to_end name native_id nbytes ndim
newlines next_minus next_plus next_toward normalize now number_class numerator obj open owner parameters parent
parents partition parts pattern pop popitem popleft pos put put_nowait qsize quantize radix re read read1
read_bytes read_text readable readinto readinto1 readline readlines readlink readonly real reconfigure regs
relative_to release release_lock remainder_near remove removeFilter removeHandler removeprefix removesuffix
rename replace resolution resolve return_annotation reverse rfind rglob rindex rjust rmdir root rotate
rpartition rsplit rstrip run same_quantum samefile scaleb scanner search second seconds seek seekable send set
setDaemon setLevel setName setdefault setter shape shift sort span split splitlines sqrt start startswith stat
stem step stop strftime strides string strip strptime sub subgroup subn suboffsets subtract suffix suffixes
swapcase symlink_to symmetric_difference symmetric_difference_update task_done tell throw time timestamp
timetuple timetz title to_bytes to_eng_string to_integral to_integral_exact to_integral_value tobytes today
tolist toordinal toreadonly total total_seconds touch translate truncate tzinfo tzname union unlink update upper
utcfromtimestamp utcnow utcoffset utctimetuple values wait warn warning weekday with_name with_stem with_suffix
with_traceback writable write write_bytes write_text write_through writelines year zfill
`,
);
