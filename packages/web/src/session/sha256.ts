/** SHA-256 of a short ASCII text. The browser's own function is missing without TLS, and slow for ten thousands of hashes. */
const primes = Array.from({ length: 64 }).reduce<number[]>((found) => {
  let next = (found.at(-1) ?? 1) + 1
  while (found.some((prime) => next % prime === 0)) next += 1
  return [...found, next]
}, [])
const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0
const constants = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)))
const start = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)))

const words = new Int32Array(64)
const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by))

const padded = (text: string): Int32Array => {
  const length = text.length
  const blocks = new Int32Array((((length + 8) >> 6) + 1) * 16)
  for (let at = 0; at < length; at += 1) blocks[at >> 2]! |= text.charCodeAt(at) << (24 - (at % 4) * 8)
  blocks[length >> 2]! |= 0x80 << (24 - (length % 4) * 8)
  blocks[blocks.length - 1] = length * 8
  return blocks
}

const digestBlock = (state: Int32Array, blocks: Int32Array, from: number): void => {
  for (let at = 0; at < 64; at += 1) {
    if (at < 16) {
      words[at] = blocks[from + at]!
      continue
    }
    const early = words[at - 15]!
    const late = words[at - 2]!
    const low = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)
    const high = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10)
    words[at] = words[at - 16]! + low + words[at - 7]! + high
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number]
  for (let at = 0; at < 64; at += 1) {
    const one = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + constants[at]! + words[at]!
    const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
    h = g
    g = f
    f = e
    e = (d + one) | 0
    d = c
    c = b
    b = a
    a = (one + two) | 0
  }
  for (const [at, value] of [a, b, c, d, e, f, g, h].entries()) state[at] = state[at]! + value
}

export const sha256 = (text: string): string => {
  const state = Int32Array.from(start)
  const blocks = padded(text)
  for (let from = 0; from < blocks.length; from += 16) digestBlock(state, blocks, from)
  return Array.from(state, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}
