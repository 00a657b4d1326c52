import { type KnownNames, knownNames } from './known-names.ts';

/** Keywords and standard library of C and C++, and the methods of the latter. */
export const C_NAMES: KnownNames = knownNames(
  `
CHAR_BIT EOF EXIT_FAILURE EXIT_SUCCESS FILE INT_MAX INT_MIN LONG_MAX LONG_MIN NULL SIZE_MAX UINT_MAX _Bool abort
abs alignas alignof and array asm assert atof atoi atol auto bool break bsearch calloc case catch ceil cerr char
char16_t char32_t char8_t cin class clock co_await co_return co_yield concept const const_cast consteval
constexpr continue cos cout decltype default define defined delete deque do double dynamic_cast elif else endif
endl enum errno error exit exp explicit export extern fabs false fclose feof fflush fgetc fgets final float
floor fmod fopen for forward fprintf fputs fread free friend fscanf fseek ftell fwrite getc getchar getenv goto
if ifdef ifndef include inline int int16_t int32_t int64_t int8_t intptr_t isalnum isalpha isdigit islower
ispunct isspace isupper isxdigit labs list log long main make_pair make_shared make_unique malloc map memchr
memcmp memcpy memmove memset move mutable namespace new noexcept not nullptr operator optional or override pair
perror pow pragma printf priority_queue private protected ptrdiff_t public putchar puts qsort queue rand realloc
register reinterpret_cast remove rename requires restrict return round scanf set shared_ptr short signed sin
size_t sizeof snprintf sprintf sqrt srand sscanf ssize_t stack static static_assert static_cast std stderr stdin
stdout strcat strchr strcmp strcpy strcspn strdup strerror string strlen strncat strncmp strncpy strrchr strspn
strstr strtod strtok strtol strtoul struct switch system tan template this thread_local throw time time_t
tolower toupper true try tuple typedef typeid typename uint16_t uint32_t uint64_t uint8_t uintptr_t undef union
unique_ptr unordered_map unordered_set unsigned using va_arg va_end va_list va_start variant vector virtual void
volatile vprintf vsnprintf wchar_t while xor
`,
  `
append assign at back begin c_str capacity cbegin cend clear close compare contains count data emplace
emplace_back empty end eof erase fail fill find first front get getline good has_value insert is_open length
lower_bound open pop pop_back pop_front push push_back push_front put rbegin read release rend replace reserve
reset resize rfind second size sort str substr swap top upper_bound value value_or what write
`,
);
