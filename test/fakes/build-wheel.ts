import { deflateRawSync } from 'node:zlib';

export interface WheelFile {
  readonly name: string;
  readonly content: Buffer;
  readonly isDeflated: boolean;
}

/** A zip archive as wheels are: members, their directory, its end. Check sums are left 0; hashes of the whole are used. */
export function buildWheel(files: readonly WheelFile[], comment = ''): Buffer {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const { name, content, isDeflated } of files) {
    const packed = isDeflated ? deflateRawSync(content) : content;
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(isDeflated ? 8 : 0, 4);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(content.length, 18);
    shared.writeUInt16LE(Buffer.byteLength(name), 22);
    // The extra field of the local header differs from the directory's, as real archives have it.
    const extra = Buffer.from([0x55, 0x54, 1, 0, 0]);
    const local = Buffer.concat([number(0x04034b50), shared, Buffer.from(name), extra, packed]);
    local.writeUInt16LE(extra.length, 28);
    entries.push(
      Buffer.concat([
        number(0x02014b50),
        Buffer.from([20, 0]),
        shared,
        Buffer.alloc(10),
        number(offset),
        Buffer.from(name),
      ]),
    );
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  end.writeUInt16LE(Buffer.byteLength(comment), 16);
  return Buffer.concat([...locals, directory, number(0x06054b50), end, Buffer.from(comment)]);
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
