import { open } from 'node:fs/promises';

const HEADER_BYTES = 24;
/** Far above any model there is; a damaged header claims billions, and the library would read for ever. */
const MOST_ENTRIES = 1_000_000n;

/** Why a file cannot be a GGUF model, by its first bytes; undefined if it may be one. */
export async function whyNoGguf(path: string): Promise<string | undefined> {
  const header = await readHeader(path);
  if (typeof header === 'string') return header;
  const magic = header.toString('latin1', 0, 4);
  if (magic !== 'GGUF') return `it begins with ${JSON.stringify(magic)}`;
  if (header.length < HEADER_BYTES) return 'it ends within its header';
  const version = header.readUInt32LE(4);
  if (version < 1 || version > 3) return `it says it is of version ${version}`;
  const [tensors, fields] = [header.readBigUInt64LE(8), header.readBigUInt64LE(16)];
  if (tensors > MOST_ENTRIES || fields > MOST_ENTRIES) return 'its header is damaged';
  return undefined;
}

async function readHeader(path: string): Promise<Buffer | string> {
  try {
    const handle = await open(path);
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0);
      return buffer.subarray(0, bytesRead);
    } finally {
      await handle.close();
    }
  } catch (error) {
    return `it cannot be read (${error instanceof Error && 'code' in error ? error.code : error})`;
  }
}
