import type { Kernel } from '../../kernel/kernel.ts'
import type { Chosen } from '../catalogue/index.ts'
import { find, type Found } from './find-rows.ts'
import { joinWords, mendWords } from './mend-words.ts'
import { allWords, otherWords } from './question.ts'
import { someOfWords } from './some-of-words.ts'
import { askedWords, fold, haveMarks, sameButMarks, withoutAsking, withOtherWords, type AskedWord } from './words/index.ts'

export type Answered = Found & {
  matched: 'all' | 'some' | 'none'
  corrected: string | null
  /** The same words under filters, for a list that is too long to be filtered here. */
  narrowed: (filters: Chosen) => Promise<Found>
}

const nothing: Answered = { hits: [], whole: true, matched: 'none', corrected: null, narrowed: async () => ({ hits: [], whole: true }) }

type Said = Pick<Answered, 'matched' | 'corrected'>

const ask = async (narrowed: Answered['narrowed'], said: Said): Promise<Answered | null> => {
  const found = await narrowed({})
  return found.hits.length === 0 ? null : { ...found, ...said, narrowed }
}

/** From this level on words stand in longer texts alone. */
const textLevel = 2
const isNamed = (found: Found): boolean => found.hits.some((hit) => hit.level < textLevel)

/** Two kana stand in words of all kinds: what they mean comes before what has them somewhere. */
const isPartOfMany = ({ script, text }: AskedWord): boolean => script === 'kana' && text.length <= 2

/** Behind every level of the list before it. */
const behind = 10
const oneAfterOther = (first: Found, then: Found): Found => {
  const known = new Set(first.hits.map((hit) => hit.id))
  const rest = then.hits.filter((hit) => !known.has(hit.id)).map((hit) => ({ ...hit, level: hit.level + behind }))
  return { hits: [...first.hits, ...rest], whole: first.whole && then.whole }
}

/** Products that have all words, with those behind them that have other words for the same; where no name has them, in other languages too. */
const askAll = async (kernel: Kernel, keyword: string, corrected: string | null): Promise<Answered | null> => {
  const words = askedWords(keyword)
  if (words.length === 0) return null
  const said: Said = { matched: 'all', corrected }
  const wider = withOtherWords(keyword, 'language')
  const near: Answered['narrowed'] = (filters) =>
    find(kernel, [...allWords(words, filters), ...(wider ? otherWords(wider, filters) : [])], filters)
  const found = await ask(near, said)
  if (found && isNamed(found) && !words.every(isPartOfMany)) return found
  const widest = withOtherWords(keyword, 'world')
  if (!widest) return found
  const far: Answered['narrowed'] = (filters) => find(kernel, otherWords(widest, filters), filters)
  return ask(found ? async (filters) => oneAfterOther(await far(filters), await near(filters)) : far, said)
}

/** All words; else all words with their spelling mended; else as many of them as any product has. */
export const answerWords = async (kernel: Kernel, keyword: string): Promise<Answered> => {
  const words = askedWords(keyword)
  if (words.length === 0) return nothing
  const exact = await askAll(kernel, keyword, null)
  if (exact && isNamed(exact)) return exact
  const telling = withoutAsking(keyword)
  if (telling !== null) return answerWords(kernel, telling)
  if (exact) return (await askSlips(kernel, keyword)) ?? exact
  const mended = await mendWords(kernel.db, keyword)
  const better = mended && (await askAll(kernel, mended.text, mended.text))
  if (better) return better
  // A guess that does not even find all words is none to build on.
  return (mended?.sure && (await askFewer(kernel, mended.sure, mended.sure))) || (await askFewer(kernel, keyword, null)) || nothing
}

/** A word of a name with a gap in it, or without its marks: that was meant, and not what some text happens to have. */
const askSlips = async (kernel: Kernel, keyword: string): Promise<Answered | null> => {
  const slip = (await joinWords(kernel.db, keyword)) ?? (await withMarks(kernel, keyword))
  const found = slip === null ? null : await askAll(kernel, slip, slip)
  return found && isNamed(found) ? found : null
}

const withMarks = async (kernel: Kernel, keyword: string): Promise<string | null> => {
  if (!haveMarks(keyword)) return null
  const mended = await mendWords(kernel.db, keyword)
  return mended && sameButMarks(fold(keyword), fold(mended.text)) ? mended.text : null
}

const askFewer = async (kernel: Kernel, keyword: string, corrected: string | null): Promise<Answered | null> => {
  for (const narrowed of someOfWords(kernel, keyword, askedWords(keyword))) {
    const found = await ask(narrowed, { matched: 'some', corrected })
    if (found) return found
  }
  return null
}
