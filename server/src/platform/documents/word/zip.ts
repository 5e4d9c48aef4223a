import { crc32, deflateRawSync } from 'node:zlib'

type ZipEntry = { name: string; text: string }

/** The earliest date of the zip format. A fixed date gives the same bytes for the same input. */
const day = 0x21

const fields = (...parts: readonly [bytes: 2 | 4, value: number][]): Buffer => {
  const buffer = Buffer.alloc(parts.reduce((sum, [bytes]) => sum + bytes, 0))
  let at = 0
  for (const [bytes, value] of parts) at = bytes === 2 ? buffer.writeUInt16LE(value, at) : buffer.writeUInt32LE(value, at)
  return buffer
}

/** Packs a few texts into one zip archive, in a form that every office program reads. */
export const zip = (entries: readonly ZipEntry[]): Buffer => {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, text } of entries) {
    const bytes = Buffer.from(text)
    const packed = deflateRawSync(bytes)
    const named = Buffer.from(name)
    const about = fields(
      [2, 20],
      [2, 0x800],
      [2, 8],
      [2, 0],
      [2, day],
      [4, crc32(bytes)],
      [4, packed.length],
      [4, bytes.length],
      [2, named.length],
      [2, 0],
    )
    files.push(fields([4, 0x04034b50]), about, named, packed)
    directory.push(fields([4, 0x02014b50], [2, 20]), about, fields([2, 0], [2, 0], [2, 0], [4, 0], [4, offset]), named)
    offset += 4 + about.length + named.length + packed.length
  }
  const listed = Buffer.concat(directory)
  const end = fields([4, 0x06054b50], [2, 0], [2, 0], [2, entries.length], [2, entries.length], [4, listed.length], [4, offset], [2, 0])
  return Buffer.concat([...files, listed, end])
}
