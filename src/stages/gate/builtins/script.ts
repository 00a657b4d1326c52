import { type KnownNames, knownNames } from './known-names.ts';

/** Keywords and globals of JavaScript and TypeScript in Node and browsers, and the methods of their everyday types. */
export const SCRIPT_NAMES: KnownNames = knownNames(
  `
__dirname __filename
AbortController AbortSignal AggregateError Array ArrayBuffer ArrayLike AsyncDisposable AsyncGenerator
AsyncIterable AsyncIterableIterator AsyncIterator Atomics Awaited BigInt BigInt64Array BigUint64Array Blob
BlobPart BodyInit Boolean BroadcastChannel Buffer BufferEncoding ByteLengthQueuingStrategy CSSStyleDeclaration
Capitalize CompressionStream ConstructorParameters CountQueuingStrategy Crypto CryptoKey CustomEvent
DOMException DataView Date DecompressionStream Disposable Element Error ErrorOptions EvalError Event
EventListener EventTarget Exclude Extract File FileReader FinalizationRegistry Float32Array Float64Array
FormData Function Generator HTMLAnchorElement HTMLButtonElement HTMLCanvasElement HTMLDivElement HTMLElement
HTMLFormElement HTMLInputElement Headers HeadersInit Image Infinity InstanceType Int16Array Int32Array Int8Array
IntersectionObserver Intl Iterable IterableIterator Iterator JSON JSX KeyboardEvent Lowercase Map Math
MessageChannel MessageEvent MessagePort MouseEvent MutationObserver NaN NoInfer Node NodeJS NonNullable Number
Object Omit OmitThisParameter Parameters Partial Performance PerformanceEntry PerformanceMark PerformanceMeasure
PerformanceObserver PerformanceObserverEntryList PerformanceResourceTiming Pick Promise PromiseLike
PropertyDescriptor PropertyKey Proxy RangeError React ReadableByteStreamController ReadableStream
ReadableStreamBYOBReader ReadableStreamBYOBRequest ReadableStreamDefaultController ReadableStreamDefaultReader
Readonly ReadonlyArray ReadonlyMap ReadonlySet Record ReferenceError Reflect RegExp Request RequestInit Required
ResizeObserver Response ResponseInit ReturnType SVGElement Set SharedArrayBuffer String SubtleCrypto Symbol
SyntaxError TemplateStringsArray TextDecoder TextDecoderStream TextEncoder TextEncoderStream ThisParameterType
ThisType Timeout TransformStream TransformStreamDefaultController TypeError URIError URL URLSearchParams
Uint16Array Uint32Array Uint8Array Uint8ClampedArray Uncapitalize Uppercase WeakMap WeakRef WeakSet WebAssembly
WebSocket Worker WritableStream WritableStreamDefaultController WritableStreamDefaultWriter XMLHttpRequest
abstract accessor afterAll afterEach alert any arguments as asserts async atob await beforeAll beforeEach bigint
boolean break btoa cancelAnimationFrame case catch class clearImmediate clearInterval clearTimeout confirm
console const constructor continue crypto debugger declare decodeURI decodeURIComponent default delete describe
do document else encodeURI encodeURIComponent enum escape eval expect export exports extends false fetch finally
for from function get getComputedStyle global globalThis history if implements import in infer instanceof
interface is isFinite isNaN it jest keyof let localStorage location matchMedia meta module namespace navigator
never new null number object of out override package parseFloat parseInt performance private process prompt
protected public queueMicrotask readonly requestAnimationFrame require return satisfies self sessionStorage set
setImmediate setInterval setTimeout static string structuredClone suite super switch symbol target test this
throw true try type typeof undefined unescape unique unknown var vi void while window with yield
`,
  `
BYTES_PER_ELEMENT Collator Console DateTimeFormat DisplayNames E EPSILON LN10 LN2 LOG10E LOG2E ListFormat Locale
MAX_SAFE_INTEGER MAX_VALUE MIN_SAFE_INTEGER MIN_VALUE NEGATIVE_INFINITY NaN NumberFormat PI POSITIVE_INFINITY
PluralRules RelativeTimeFormat SQRT1_2 SQRT2 Segmenter UTC abort abs acos acosh add addEventListener addListener
all allSettled alloc allocUnsafe allocUnsafeSlow allowedNodeEnvironmentFlags anchor and any append appendChild
apply arch arguments argv argv0 arrayBuffer asIndexedPairs asIntN asUintN asciiSlice asciiWrite asin asinh
assert assign asyncDispose asyncIterator at atan atan2 atanh attribute availableMemory base64Slice base64Write
base64urlSlice base64urlWrite big bind binding blink blob blur body bodyUsed bold buffer byteLength byteOffset
bytes cache call caller canParse catch cbrt ceil charAt charCodeAt chdir classList clear click clone closed
closest clz32 codePointAt compare compareExchange compile compose concat config constrainedMemory construct
constructor contains context copy copyBytesFrom copyWithin cork cos cosh count countReset cpuUsage create
createElement createObjectURL createTask credentials cwd debug debugPort decode defineProperties defineProperty
delete deleteProperty description destination destroy destroyed dir dirxml dispatchEvent dispose dlopen domain
dotAll drop duplex emit emitWarning encode encodeInto encoding end endsWith entries env equals error errored
eventNames every exchange exec execArgv execPath exit exitCode exp expm1 fatal features fill filter finally find
findIndex findLast findLastIndex fixed flags flat flatMap floor focus fontcolor fontsize for forEach formData
freeze from fromCharCode fromCodePoint fromEntries fround get getActiveResourcesInfo getAll getAttribute
getBigInt64 getBigUint64 getBuiltinModule getCanonicalLocales getDate getDay getElementById getFloat32
getFloat64 getFullYear getHours getInt16 getInt32 getInt8 getMaxListeners getMilliseconds getMinutes getMonth
getOwnPropertyDescriptor getOwnPropertyDescriptors getOwnPropertyNames getOwnPropertySymbols getPrototypeOf
getSeconds getSetCookie getTime getTimezoneOffset getUTCDate getUTCDay getUTCFullYear getUTCHours
getUTCMilliseconds getUTCMinutes getUTCMonth getUTCSeconds getUint16 getUint32 getUint8 getYear getegid geteuid
getgid getgroups getuid global group groupCollapsed groupEnd has hasAttribute hasIndices hasInstance hasOwn
hasOwnProperty hasUncaughtExceptionCaptureCallback hash headers hexSlice hexWrite host hostname href hrtime
hypot ignoreBOM ignoreCase imul includes indexOf info initgroups innerHTML insertBefore inspect integrity is
isArray isBuffer isConcatSpreadable isEncoding isExtensible isFinite isFrozen isHistoryNavigation isInteger
isLockFree isNaN isPaused isPrototypeOf isReloadNavigation isSafeInteger isSealed isWellFormed italics iterator
join json keepalive keyFor keys kill lastIndexOf latin1Slice latin1Write length link listenerCount listeners
load loadEnvFile localeCompare log log10 log1p log2 map match matchAll matches max maxByteLength memoryUsage
message method min mockImplementation mockResolvedValue mockReturnValue mode moduleLoadList multiline name next
nextTick normalize notify now of off offset ok on once openStdin or origin ownKeys padEnd padStart parent parse
parseFloat parseInt password pathname pause pid pipe platform poolSize pop port pow ppid prependListener
prependOnceListener preventDefault preventExtensions profile profileEnd propertyIsEnumerable protocol prototype
push querySelector querySelectorAll race random raw rawListeners read readBigInt64BE readBigInt64LE
readBigUInt64BE readBigUInt64LE readBigUint64BE readBigUint64LE readDoubleBE readDoubleLE readFloatBE
readFloatLE readInt16BE readInt16LE readInt32BE readInt32LE readInt8 readIntBE readIntLE readUInt16BE
readUInt16LE readUInt32BE readUInt32LE readUInt8 readUIntBE readUIntLE readUint16BE readUint16LE readUint32BE
readUint32LE readUint8 readUintBE readUintLE readable readableAborted readableBuffer readableDidRead
readableEncoding readableEnded readableFlowing readableHighWaterMark readableLength readableObjectMode
reallyExit redirect redirected reduce reduceRight referrer referrerPolicy reject rejects release remove
removeAllListeners removeAttribute removeChild removeEventListener removeListener repeat replace replaceAll
replaceWith report resizable resize resolve resolves resourceUsage resume return reverse revokeObjectURL round
seal search searchParams set setAttribute setBigInt64 setBigUint64 setDate setDefaultEncoding setEncoding
setFloat32 setFloat64 setFullYear setHours setInt16 setInt32 setInt8 setMaxListeners setMilliseconds setMinutes
setMonth setPrototypeOf setSeconds setSourceMapsEnabled setTime setUTCDate setUTCFullYear setUTCHours
setUTCMilliseconds setUTCMinutes setUTCMonth setUTCSeconds setUint16 setUint32 setUint8
setUncaughtExceptionCaptureCallback setYear setegid seteuid setgid setgroups setuid shift sign signal sin sinh
size slice small some sort source sourceMapsEnabled species splice split sqrt startsWith status statusText
stderr stdin stdout sticky stopPropagation store strike stringify sub subarray substr substring sup
supportedValuesOf swap16 swap32 swap64 table take tan tanh test text textContent then throw time timeEnd timeLog
timeStamp title toArray toBe toBeDefined toBeFalsy toBeGreaterThan toBeLessThan toBeNull toBeTruthy
toBeUndefined toContain toDateString toEqual toExponential toFixed toGMTString toHaveBeenCalled
toHaveBeenCalledWith toHaveLength toHaveProperty toISOString toJSON toLocaleDateString toLocaleLowerCase
toLocaleString toLocaleTimeString toLocaleUpperCase toLowerCase toMatch toPrecision toPrimitive toReversed
toSorted toSpliced toStrictEqual toString toStringTag toThrow toTimeString toUTCString toUpperCase toWellFormed
trace trim trimEnd trimLeft trimRight trimStart trunc type ucs2Slice ucs2Write umask uncork unicode unicodeSets
unpipe unscopables unshift uptime url username utf8Slice utf8Write valueOf values version versions wait
waitAsync warn with wrap writable writableAborted writableBuffer writableCorked writableEnded writableFinished
writableHighWaterMark writableLength writableNeedDrain writableObjectMode write writeBigInt64BE writeBigInt64LE
writeBigUInt64BE writeBigUInt64LE writeBigUint64BE writeBigUint64LE writeDoubleBE writeDoubleLE writeFloatBE
writeFloatLE writeInt16BE writeInt16LE writeInt32BE writeInt32LE writeInt8 writeIntBE writeIntLE writeUInt16BE
writeUInt16LE writeUInt32BE writeUInt32LE writeUInt8 writeUIntBE writeUIntLE writeUint16BE writeUint16LE
writeUint32BE writeUint32LE writeUint8 writeUintBE writeUintLE xor
`,
);
