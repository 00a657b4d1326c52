import { type KnownNames, knownNames } from './known-names.ts';

/** Keywords, functions and classes of PHP, and the methods of the latter. */
export const PHP_NAMES: KnownNames = knownNames(
  `
urldecode rawurlencode stripslashes pack unpack strtr is_resource function_exists json_last_error fgetcsv fseek
ini_set session_start session_id preg_replace_callback DIRECTORY_SEPARATOR __CLASS__ __DIR__ __FILE__ __LINE__
__FUNCTION__ __METHOD__ __NAMESPACE__ strripos spl_autoload_register getenv array_merge_recursive func_num_args
is_integer is_iterable _SERVER _POST _GET _ENV _SESSION _COOKIE _FILES _REQUEST GLOBALS array_fill_keys
array_pad array_chunk array_rand natsort shuffle iterator_to_array ob_start ob_get_clean header setcookie
similar_text levenshtein ctype_space ctype_upper ctype_lower ctype_alnum mb_str_split array_is_list
ArrayAccess ArrayIterator ArrayObject Closure Countable DateInterval DateTime DateTimeImmutable DomainException
Error Exception Generator InvalidArgumentException Iterator IteratorAggregate JsonException LogicException
OutOfBoundsException PHP_EOL PHP_INT_MAX RuntimeException Stringable Throwable Traversable TypeError ValueError
abs abstract and array array_column array_combine array_diff array_fill array_filter array_flip array_intersect
array_key_exists array_key_first array_key_last array_keys array_map array_merge array_pop array_product
array_push array_reduce array_reverse array_search array_shift array_slice array_splice array_sum array_unique
array_unshift array_values arsort as asort base64_decode base64_encode basename bool boolval break
call_user_func call_user_func_array callable case catch ceil class class_exists clone compact const continue
count ctype_alpha ctype_digit date declare default define defined die dirname do echo else elseif empty enum
error_log exit explode extends extract false fclose fgets file_exists file_get_contents file_put_contents final
finally float floatval floor fmod fn fopen for foreach func_get_args function fwrite get_class gettype global
goto hash htmlspecialchars http_build_query if implements implode in_array include include_once instanceof int
intdiv interface intval is_array is_bool is_callable is_dir is_file is_float is_int is_null is_numeric is_object
is_string isset iterable join json_decode json_encode ksort lcfirst list ltrim match max mb_strlen mb_strtolower
mb_strtoupper mb_substr md5 method_exists microtime min mixed mt_rand namespace never new nl2br null
number_format object or parent parse_url pow preg_match preg_match_all preg_quote preg_replace preg_split print
print_r printf private property_exists protected public rand random_int range readonly require require_once
return round rsort rtrim self serialize sha1 sizeof sleep sort sprintf sqrt static stdClass str_contains
str_ends_with str_pad str_repeat str_replace str_split str_starts_with strcmp string stripos strlen strpos
strrev strrpos strtolower strtotime strtoupper strval substr substr_count switch this throw time trait
trigger_error trim true try uasort ucfirst ucwords uksort unserialize unset urlencode use usleep usort var
var_dump void while wordwrap xor yield
`,
  `
add attach bind bindTo call contains count current detach diff format getCode getFile getIterator getLine
getMessage getPrevious getTimestamp getTrace key modify next offsetExists offsetGet offsetSet offsetUnset pop
push rewind setTime sub valid
`,
);
