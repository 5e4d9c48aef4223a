/** One product that was found, with all by which it is filtered, ordered and counted. Times are milliseconds. */
export type Hit = {
  id: number
  brand: number
  category: number
  shop: number
  price: number
  score: number
  sold: number
  ratingOrder: number
  rating: number
  inStock: boolean
  publishedAt: number
  reducedUntil: number
  /** 0 is the best kind of match. */
  level: number
}

const size = 79
const epoch2000 = Date.UTC(2000, 0, 1)
const upper = 4_294_967_296

const wide = (bytes: Buffer, at: number): number => bytes.readInt32BE(at) * upper + bytes.readUInt32BE(at + 4)
const time = (bytes: Buffer, at: number): number => wide(bytes, at) / 1000 + epoch2000

/** Reads what `search.find` packed; `counts` says how many were found at each level. */
export const readHits = (packed: Buffer, counts: readonly number[]): Hit[] => {
  const hits: Hit[] = []
  let at = 0
  for (const [level, count] of counts.entries()) {
    for (let index = 0; index < count; index += 1, at += size) {
      hits.push({
        id: wide(packed, at),
        brand: wide(packed, at + 8),
        category: wide(packed, at + 16),
        shop: wide(packed, at + 24),
        price: wide(packed, at + 32),
        score: packed.readInt32BE(at + 40),
        sold: packed.readInt32BE(at + 44),
        ratingOrder: packed.readInt32BE(at + 48),
        rating: packed.readInt16BE(at + 52),
        inStock: packed[at + 54] === 1,
        publishedAt: time(packed, at + 55),
        reducedUntil: time(packed, at + 63),
        level,
      })
    }
  }
  return hits
}
