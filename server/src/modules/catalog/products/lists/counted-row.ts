import type { Chosen, Countable } from './count-facets.ts'

/** A cursor over the products of a list: one object moves from product to product, so that counting thousands allocates nothing. */
export class CountedRow implements Countable {
  at = 0
  readonly #numbers: Float64Array
  /** The same buffer as 32-bit integers. Two small numbers share one 64-bit slot. */
  readonly #halves: Int32Array

  constructor(numbers: Float64Array) {
    this.#numbers = numbers
    this.#halves = new Int32Array(numbers.buffer)
  }

  #number(slot: number): number {
    return this.#numbers[this.at + slot] ?? 0
  }
  #half(slot: number): number {
    return this.#halves[this.at * 2 + slot] ?? 0
  }

  get id() {
    return this.#number(0)
  }
  get category() {
    return this.#half(3)
  }
  get brand() {
    return this.#half(2)
  }
  get price() {
    return this.#number(2)
  }
  get rating() {
    return this.#half(7)
  }
  get inStock() {
    return this.#half(6) === 1
  }
  get reducedUntil() {
    return this.#number(4) * 1000
  }
  get expiresAt() {
    return this.#number(5) * 1000
  }
  get score() {
    return this.#number(6)
  }
  get sold() {
    return this.#number(7)
  }
  get ratingOrder() {
    return this.#number(8)
  }
  /** Unix time in seconds, exact to the microsecond. */
  get publishedAt() {
    return this.#number(9)
  }
}

/** Packed products of a list, up to `end`. `each` is the count of numbers per product, and the product at `gap` is skipped. */
export type CountedSpan = { numbers: Float64Array; each: number; gap: number; end: number }

/**
 * Number of products that match the filters at the time `now`. This is the most expensive part of a filtered list, so it reads the packed numbers
 * directly.
 */
export const countPassing = ({ numbers, each, gap, end }: CountedSpan, chosen: Omit<Chosen, 'category' | 'shop'>, now: number): number => {
  const halves = new Int32Array(numbers.buffer)
  const brands = chosen.brands?.length ? new Set(chosen.brands.map(Number)) : null
  const [low, high, least] = [chosen.priceMin ?? 0, chosen.priceMax ?? Number.POSITIVE_INFINITY, (chosen.ratingMin ?? 0) * 100]
  const [inStock, onSale] = [chosen.inStock === true, chosen.onSale === true]
  const number = (slot: number) => numbers[slot] ?? 0
  const half = (slot: number) => halves[slot] ?? 0
  let count = 0
  for (let at = 0; at < end; at += each) {
    if (at === gap || number(at + 5) * 1000 <= now) continue
    const price = number(at + 2)
    if (price < low || price > high || half(at * 2 + 7) < least) continue
    if (brands && !brands.has(half(at * 2 + 2))) continue
    if (inStock && half(at * 2 + 6) !== 1) continue
    if (!onSale || number(at + 4) * 1000 > now) count += 1
  }
  return count
}
