/** Longest line held back; a longer one goes on in pieces, since a line without end must not grow without end. */
const LONGEST_LINE = 64 * 1024;
const LINE_FEED = 10;

export interface LineAssembler {
  /** The lines that end in this chunk, with what was open before; what follows the last line feed stays open. */
  complete(chunk: Buffer): readonly Buffer[];
  /** What is still open. */
  rest(): readonly Buffer[];
}

/** Holds back a stream's last, open line, so that two streams written into one text never mix inside a line. */
export function lineAssembler(): LineAssembler {
  let open: Buffer[] = [];
  let length = 0;

  function rest(): readonly Buffer[] {
    const pieces = open;
    open = [];
    length = 0;
    return pieces;
  }

  return {
    complete(chunk) {
      const end = chunk.lastIndexOf(LINE_FEED) + 1;
      const whole = end > 0 ? [...rest(), chunk.subarray(0, end)] : [];
      const remainder = chunk.subarray(end);
      if (remainder.length > 0) open.push(Buffer.from(remainder));
      length += remainder.length;
      return length > LONGEST_LINE ? [...whole, ...rest()] : whole;
    },
    rest,
  };
}
