import { markOf } from './told.ts'

/**
 * An index query, evaluated against the words of one product. A number is the hash of a word. Of the parts in `all` every part must match, of those
 * in `any` one.
 */
type Part = number | { all: readonly Part[] } | { any: readonly Part[] }
export type Matching = Part

/** Negated words are not checked: a product that matches by mistake only causes a cached result to be rebuilt. */
const always: Part = { all: [] }
const never: Part = { any: [] }

const token = /'((?:[^'\\]|''|\\\\)*)'|[()&|!]/gy

/** Parses a query as `question.ts` writes it, without the tier prefix of its words. */
export const matching = (question: string): Matching => {
  const tokens = [...question.matchAll(token)]
  let at = 0
  const isNext = (sign: string) => tokens[at]?.[0] === sign && (at += 1) > 0
  const one = (): Part => {
    if (isNext('!')) return (one(), always)
    if (isNext('(')) {
      const inside = any()
      if (!isNext(')')) throw new Error(`a question that does not end: ${question}`)
      return inside
    }
    const word = tokens[at]?.[1]
    if (word === undefined) throw new Error(`no question: ${question}`)
    at += 1
    return markOf(word.replace(/(['\\])\1/g, '$1').slice(1))
  }
  const listed = (sign: string, each: () => Part, all: (parts: readonly Part[]) => Part): Part => {
    const parts = [each()]
    while (isNext(sign)) parts.push(each())
    return parts.length === 1 ? (parts[0] ?? never) : all(parts)
  }
  const all = () => listed('&', one, (parts) => ({ all: parts }))
  const any = (): Part => listed('|', all, (parts) => ({ any: parts }))
  if (question === '') return never
  const whole = any()
  if (at < tokens.length) throw new Error(`more than a question: ${question}`)
  return whole
}

/** Whether a product with these words matches the query. */
export const matches = (part: Matching, words: ReadonlySet<number>): boolean =>
  typeof part === 'number'
    ? words.has(part)
    : 'all' in part
      ? part.all.every((each) => matches(each, words))
      : part.any.some((each) => matches(each, words))
