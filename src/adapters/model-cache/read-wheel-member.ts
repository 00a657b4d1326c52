import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { createInflateRaw } from 'node:zlib';

const END_SIGNATURE = 0x06054b50;
const CENTRAL_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const END_BYTES = 22;
const LONGEST_COMMENT = 65_535;
const LARGEST_DIRECTORY = 16 * 1024 * 1024;

interface Member {
  readonly method: number;
  readonly packed: number;
  readonly headerAt: number;
}

/**
 * The content of one file inside a wheel, stored or deflated, piece by piece. A wheel is a zip archive; nothing in it is
 * unpacked to disk or run. Archives past 4 GB are not read.
 */
export async function* readWheelMember(wheel: string, member: string): AsyncGenerator<Buffer> {
  const handle = await open(wheel);
  let found: Member & { readonly dataAt: number };
  try {
    const entry = await findMember(handle, member);
    found = { ...entry, dataAt: await dataStart(handle, entry.headerAt) };
  } finally {
    await handle.close();
  }
  if (found.packed === 0) return;
  const packed = createReadStream(wheel, { start: found.dataAt, end: found.dataAt + found.packed - 1 });
  if (found.method === 0) yield* packed;
  else if (found.method === 8) yield* packed.pipe(createInflateRaw());
  else throw new Error(`${member} is packed by method ${found.method}, which is not known.`);
}

async function findMember(handle: FileHandle, name: string): Promise<Member> {
  const directory = await readDirectory(handle);
  for (let at = 0; at + 46 <= directory.length && directory.readUInt32LE(at) === CENTRAL_SIGNATURE; ) {
    const nameEnd = at + 46 + directory.readUInt16LE(at + 28);
    if (directory.toString('utf8', at + 46, nameEnd) === name) {
      return {
        method: directory.readUInt16LE(at + 10),
        packed: directory.readUInt32LE(at + 20),
        headerAt: directory.readUInt32LE(at + 42),
      };
    }
    at = nameEnd + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  throw new Error(`The wheel holds no ${name}.`);
}

async function readDirectory(handle: FileHandle): Promise<Buffer> {
  const { size } = await handle.stat();
  const tail = await readAt(handle, Math.max(0, size - END_BYTES - LONGEST_COMMENT), size);
  for (let at = tail.length - END_BYTES; at >= 0; at--) {
    if (tail.readUInt32LE(at) !== END_SIGNATURE) continue;
    const bytes = tail.readUInt32LE(at + 12);
    const start = tail.readUInt32LE(at + 16);
    if (bytes > LARGEST_DIRECTORY || start + bytes > size) break;
    return readAt(handle, start, start + bytes);
  }
  throw new Error('The wheel is no readable zip archive.');
}

/** Lengths in the local header may differ from those in the directory. */
async function dataStart(handle: FileHandle, headerAt: number): Promise<number> {
  const header = await readAt(handle, headerAt, headerAt + 30);
  if (header.length < 30 || header.readUInt32LE(0) !== LOCAL_SIGNATURE) throw new Error('The wheel is damaged.');
  return headerAt + 30 + header.readUInt16LE(26) + header.readUInt16LE(28);
}

async function readAt(handle: FileHandle, start: number, end: number): Promise<Buffer> {
  const buffer = Buffer.alloc(end - start);
  const { bytesRead } = await handle.read(buffer, 0, buffer.length, start);
  return buffer.subarray(0, bytesRead);
}
