export interface OutputBuffer {
  append(chunk: Buffer): void;
  /** Bytes that came in, kept or not. */
  bytes(): number;
  /** Head and tail, with a line in between saying how much was left out. */
  text(): string;
}

/** Keeps the first and the last `limit / 2` bytes of any amount of output, in constant memory. */
export function createOutputBuffer(limit: number): OutputBuffer {
  const half = Math.max(1, Math.floor(limit / 2));
  const head: Buffer[] = [];
  const tail = lastBytes(half);
  let headBytes = 0;
  let received = 0;

  return {
    append(chunk) {
      received += chunk.length;
      const first = chunk.subarray(0, half - headBytes);
      if (first.length > 0) head.push(Buffer.from(first));
      headBytes += first.length;
      tail.push(chunk.subarray(first.length));
    },
    bytes: () => received,
    text() {
      const omitted = tail.pushed() - tail.kept().length;
      const gap = omitted > 0 ? `\n[... ${omitted} bytes of output left out ...]\n` : '';
      return Buffer.concat(head).toString('utf8') + gap + tail.kept().toString('utf8');
    },
  };
}

/** A ring over the last `size` bytes: constant memory, however small the pieces are. */
function lastBytes(size: number) {
  let ring = Buffer.alloc(0);
  let pushed = 0;
  return {
    push(piece: Buffer): void {
      if (piece.length === 0) return;
      if (ring.length === 0) ring = Buffer.alloc(size);
      const kept = piece.subarray(Math.max(0, piece.length - size));
      const at = (pushed + piece.length - kept.length) % size;
      const upToEnd = kept.subarray(0, size - at);
      upToEnd.copy(ring, at);
      kept.subarray(upToEnd.length).copy(ring, 0);
      pushed += piece.length;
    },
    pushed: () => pushed,
    kept(): Buffer {
      if (pushed <= size) return ring.subarray(0, pushed);
      return Buffer.concat([ring.subarray(pushed % size), ring.subarray(0, pushed % size)]);
    },
  };
}
