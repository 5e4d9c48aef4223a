type Ordered = { readonly id: number }
export type SortPoint = { value: number; id: number }
/** A product with its sort value. `index` is its position in the input. */
export type Ranked = SortPoint & { index: number }

const before = (a: SortPoint, value: number, id: number): boolean => a.value > value || (a.value === value && a.id > id)

/**
 * The first products after the cursor: greatest value first, then greatest ID. A list has thousands of products, but a request needs one page, so
 * only one page is sorted.
 */
export const firstPages = <P extends Ordered>(
  products: Iterable<P>,
  valueOf: (product: P) => number,
  after: SortPoint | null,
  limit: number,
  idOf: (product: P) => number = ({ id }) => id,
): Ranked[] => {
  const best: Ranked[] = []
  let index = -1
  for (const product of products) {
    index += 1
    const value = valueOf(product)
    const id = idOf(product)
    if (after && !before(after, value, id)) continue
    const worst = best[limit - 1]
    if (worst && before(worst, value, id)) continue
    let at = best.length
    while (at > 0 && !before(best[at - 1] as Ranked, value, id)) at -= 1
    best.splice(at, 0, { value, id, index })
    if (best.length > limit) best.pop()
  }
  return best
}
