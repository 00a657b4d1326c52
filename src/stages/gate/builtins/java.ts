import { type KnownNames, knownNames } from './known-names.ts';

/** Keywords of Java, the classes every program knows or imports, and their methods. */
export const JAVA_NAMES: KnownNames = knownNames(
  `
Appendable ArithmeticException ArrayDeque ArrayIndexOutOfBoundsException ArrayList Arrays AssertionError
AtomicBoolean AtomicInteger AtomicLong AtomicReference AutoCloseable BiConsumer BiFunction BigDecimal BigInteger
BinaryOperator BitSet Boolean BufferedReader BufferedWriter Byte Calendar Callable CharSequence Character
Charset Class ClassCastException ClassLoader CloneNotSupportedException Cloneable Collection Collections
Collectors Comparable Comparator CompletableFuture ConcurrentHashMap ConcurrentModificationException Consumer
CountDownLatch Date Deprecated Deque Double DoubleStream Duration Enum EnumMap EnumSet Error Exception
ExecutorService Executors File FileReader FileWriter Files Float Function FunctionalInterface Future HashMap
HashSet IOException IllegalArgumentException IllegalStateException IndexOutOfBoundsException InputStream Instant
IntStream Integer InterruptedException Iterable Iterator LinkedHashMap LinkedHashSet LinkedList List
ListIterator LocalDate LocalDateTime LocalTime Locale Lock Long LongStream Map Matcher Math MathContext
NavigableMap NoSuchElementException NullPointerException Number NumberFormatException Object Objects Optional
OptionalDouble OptionalInt OptionalLong OutOfMemoryError OutputStream Override Path Paths Pattern Predicate
PrintStream PrintWriter PriorityQueue Process ProcessBuilder Properties Queue Random Reader Record ReentrantLock
RoundingMode Runnable Runtime RuntimeException SafeVarargs Scanner Set Short SortedMap SortedSet Stack
StackOverflowError StandardCharsets Stream StrictMath String StringBuffer StringBuilder StringJoiner Supplier
SuppressWarnings System Thread ThreadLocal Throwable TimeUnit TreeMap TreeSet UUID UnaryOperator
UncheckedIOException UnsupportedOperationException Vector Void Writer abstract assert boolean break byte case
catch char class const continue default do double else enum extends false final finally float for goto if
implements import instanceof int interface long native new non null package permits private protected public
record return sealed short static strictfp super switch synchronized this throw throws transient true try var
void volatile while yield
`,
  `
abs accept add addAll addFirst addLast addSuppressed allMatch andThen anyMatch append apply arraycopy asList
average bitCount boxed ceil ceilingKey charAt chars clear clone close collect compare compareTo comparing
comparingInt compile compose compute computeIfAbsent computeIfPresent concat contains containsAll containsKey
containsValue copyOf count currentTimeMillis deepEquals deepToString delete deleteCharAt distinct divide
doubleValue element empty emptyList emptyMap endsWith entrySet equals equalsIgnoreCase execute exists exp fill
filter find findAny findFirst first firstKey flatMap floor floorDiv floorKey floorMod flush forEach format
formatted generate get getAndIncrement getBytes getCause getClass getFirst getKey getLast getMessage getName
getNumericValue getOrDefault getPath getValue group groupingBy hasNext hash hashCode ifPresent incrementAndGet
indexOf initCause insert intValue interrupt isBlank isDigit isEmpty isInfinite isLetter isLetterOrDigit
isLowerCase isNaN isNull isPresent isUpperCase isWhitespace iterate iterator join joining keySet last
lastIndexOf lastKey length limit lines listIterator log longValue map mapToInt mapToObj matcher matches max
merge min mod multiply name nanoTime naturalOrder negate next nextInt nextLine nonNull noneMatch of ofNullable
offer orElse orElseGet orElseThrow ordinal parseDouble parseInt parseLong peek peekFirst peekLast poll pollFirst
pollLast pop pow print printStackTrace printf println push put putIfAbsent random range rangeClosed read
readLine reduce remainder remove removeAll removeFirst removeIf removeLast repeat replace replaceAll
replaceFirst requireNonNull resolve retainAll reverse reverseOrder reversed round run set setCharAt setLength
setValue shutdown signum singletonList size skip sleep sort sorted split sqrt start startsWith stream strip
subList submit substring subtract sum swap test thenComparing toArray toBinaryString toCharArray toHexString
toList toLowerCase toMap toPath toSet toString toUpperCase trim unmodifiableList valueOf values write
`,
);
