import { open } from 'node:fs/promises';

/** Appends pieces to a file as they come, never past the length it may have. Returns the length at the end. */
export async function appendBytes(
  file: string,
  pieces: AsyncIterable<Uint8Array>,
  limits: { readonly start: number; readonly end: number; readonly onBytes?: (length: number) => void },
): Promise<number> {
  const handle = await open(file, 'a');
  let length = limits.start;
  try {
    await handle.truncate(limits.start);
    for await (const piece of pieces) {
      if (length + piece.byteLength > limits.end) throw new Error(`more than the ${limits.end} bytes expected came`);
      await handle.write(piece);
      length += piece.byteLength;
      limits.onBytes?.(length);
    }
  } finally {
    await handle.close();
  }
  return length;
}
