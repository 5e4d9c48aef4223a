import type { Countable } from '../facets/index.ts'

/** One product of those that were read: a view that moves on to the next, so that thousands are counted without an object each. */
export class CountedRow implements Countable {
  at = 0
  readonly #numbers: Float64Array
  /** The same, where two small numbers share the slot of one; the first stands behind the second. */
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
  /** In seconds, exact to the microsecond. */
  get publishedAt() {
    return this.#number(9)
  }
}
