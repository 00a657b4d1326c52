import { type KnownNames, knownNames } from './known-names.ts';

/** Keywords and predeclared names of Go, and methods of its everyday types. */
export const GO_NAMES: KnownNames = knownNames(
  `
any append bool break byte cap case chan clear close comparable complex complex128 complex64 const continue copy
default defer delete else error fallthrough false float32 float64 for func go goto if imag import init int int16
int32 int64 int8 interface iota len main make map max min new nil package panic print println range real recover
return rune select string struct switch true type uint uint16 uint32 uint64 uint8 uintptr var
`,
  `
Add After As Back Before Body Bytes Cap Cleanup Close Do Done Elem Equal Err Error Errorf Fatal Fatalf Field
Format Front Get Grow Header Helper Is IsDir Kind Len Less Load Lock Log Logf Milliseconds Mode Name Next Pop
Push PushBack PushFront RLock RUnlock Read Remove Reset Run Scan Seconds Set Size Store String Sub Swap Text
Type Unix UnixNano Unlock Unwrap Value Wait Write WriteByte WriteRune WriteString
`,
);
