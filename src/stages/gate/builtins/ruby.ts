import { type KnownNames, knownNames } from './known-names.ts';

/** Keywords, Kernel and core classes of Ruby, and their methods. */
export const RUBY_NAMES: KnownNames = knownNames(
  `
TrueClass FalseClass NilClass Tempfile __dir__ __FILE__ __LINE__ __method__ fail enum_for instance_variable_get
instance_variable_set define_method Gem Marshal ObjectSpace Signal caller caller_locations instance_method it remove_method
ruby2_keywords trap undef_method warn _1 _2
ARGV ArgumentError Array BEGIN Class Comparable Complex Dir END ENV Enumerable Exception File Float Hash IO
IndexError Integer Kernel KeyError Math Method Module Mutex NameError NoMethodError NotImplementedError Numeric
Object Proc Process Queue Random Range Rational Regexp RuntimeError STDERR STDIN STDOUT Set StandardError
StopIteration String Struct Symbol Thread Time TypeError ZeroDivisionError abort alias and at_exit attr_accessor
attr_reader attr_writer begin binding block_given break case catch class def defined do else elsif end ensure
exit extend false for format freeze gets if in include lambda loop module module_function next nil not or p pp
prepend print printf private proc protected public puts raise rand redo require require_relative rescue retry
return self sleep sprintf super then throw true undef unless until when while yield
`,
  `
abs add all any append backtrace bytes define_singleton_method full_message call capitalize ceil center chars chomp chop chr clone close collect compact concat
count cycle day delete delete_at delete_if detect dig divmod downcase downto drop drop_while dup each each_char
each_cons each_line each_pair each_slice each_with_index each_with_object empty end_with eql equal even fetch
filter filter_map find find_index first flat_map flatten floor freeze frozen gcd group_by gsub hash include
index inject insert inspect is_a join key keys kind_of last lazy lcm length lines ljust lstrip map match max
max_by member merge method min min_by minmax month negative new next nil none now odd one ord pack partition pop
positive pow prepend public_send push read reduce reject respond_to reverse rindex rjust rotate round rstrip
sample scan select send shift shuffle size slice sort sort_by split start_with step store strip sub subset succ
sum superset swapcase take take_while tally tap then times to_a to_f to_h to_i to_s to_sym tr transform_keys
transform_values truncate uniq unshift upcase upto values values_at write year zero zip
`,
);
