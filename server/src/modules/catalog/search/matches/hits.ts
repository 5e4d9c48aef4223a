/** One hit, with all data for filters, sort orders and counts. Times are milliseconds. */
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
  expiresAt: number
  /** Match level: 0 is the best match. */
  level: number
}

const size = 79
const epoch2000 = Date.UTC(2000, 0, 1)
const upper = 4_294_967_296

const wide = (view: DataView, at: number): number => view.getInt32(at) * upper + view.getUint32(at + 4)
const time = (view: DataView, at: number): number => wide(view, at) / 1000 + epoch2000

/** Unpacks the result of `search.find`; `counts` is the number of hits per query. A product found by two queries keeps the better level. */
export const readHits = (packed: Buffer, counts: readonly number[], levelOf: (question: number) => number): Hit[] => {
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength)
  const hits: Hit[] = []
  const seen = new Map<number, Hit>()
  let at = 0
  for (const [question, count] of counts.entries()) {
    const level = levelOf(question)
    for (let index = 0; index < count; index += 1, at += size) {
      const id = wide(view, at)
      const known = seen.get(id)
      if (known) {
        known.level = Math.min(known.level, level)
        continue
      }
      const hit: Hit = {
        id,
        brand: wide(view, at + 8),
        category: wide(view, at + 16),
        shop: wide(view, at + 24),
        price: wide(view, at + 32),
        score: view.getInt32(at + 40),
        sold: view.getInt32(at + 44),
        ratingOrder: view.getInt32(at + 48),
        rating: view.getInt16(at + 52),
        inStock: view.getUint8(at + 54) === 1,
        publishedAt: time(view, at + 55),
        reducedUntil: time(view, at + 63),
        expiresAt: time(view, at + 71),
        level,
      }
      seen.set(id, hit)
      hits.push(hit)
    }
  }
  return hits
}
