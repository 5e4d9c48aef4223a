import type { Sharp } from 'sharp'

/** Perceptual hash of a picture: 256 bits, and its sixteen parts for the index search. */
export type Likeness = { bits: Buffer; pieces: number[] }

const side = 16
/** A patch counts as brighter from this difference on. Camera noise and re-encoding cause smaller differences. */
const brighter = 4
/** Minimum number of set bits. Pictures with almost no detail have fewer and would all match each other. */
const minSaid = 12

const ones = (byte: number): number => byte.toString(2).replaceAll('0', '').length

/** Hashes sixteen rows of sixteen patches: a bit is set if the patch is brighter than the patch to its right. Null for a picture without detail. */
const likenessOf = (grey: Buffer): Likeness | null => {
  const bits = Buffer.alloc((side * side) / 8)
  for (let row = 0; row < side; row += 1)
    for (let column = 0; column < side; column += 1) {
      const at = row * (side + 1) + column
      const isBrighter = (grey[at] ?? 0) - (grey[at + 1] ?? 0) > brighter
      if (isBrighter) bits.writeUInt8(bits.readUInt8(row * 2 + (column >> 3)) | (1 << (column & 7)), row * 2 + (column >> 3))
    }
  if (bits.reduce((sum, byte) => sum + ones(byte), 0) < minSaid) return null
  const pieces = Array.from({ length: side }, (_, row) => bits.readUInt16LE(row * 2)).flatMap((piece, row) =>
    piece === 0 ? [] : row * 65_536 + piece,
  )
  return { bits, pieces }
}

export const drawLikeness = async (picture: Sharp): Promise<Likeness | null> =>
  likenessOf(
    await picture
      .clone()
      .flatten({ background: '#fff' })
      .greyscale()
      .resize({ width: side + 1, height: side, fit: 'fill' })
      .raw()
      .toBuffer(),
  )

/** Number of the 256 bits that differ between two pictures. */
export const differenceOf = (one: Buffer, other: Buffer): number => one.reduce((sum, byte, at) => sum + ones(byte ^ (other[at] ?? 0)), 0)
