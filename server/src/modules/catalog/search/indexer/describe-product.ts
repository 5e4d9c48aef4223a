import { createHash } from 'node:crypto'
import type { SearchedHeading, SearchedProduct } from '../../products/index.ts'
import type { DictionaryWord } from '../spelling/word-rows.ts'
import { bandLexeme, headingLexeme, quoted } from '../terms/lexemes.ts'
import { bandOf } from '../terms/price-bands.ts'
import { nameTerms, textTerms } from '../terms/terms.ts'
import { cut, type Piece } from '../words/pieces.ts'
import { stem } from '../words/stem.ts'

type Description = { lexemes: string[]; words: DictionaryWord[] }
/** Functions that split text into words. A bulk load passes versions that cache their results. */
type Cutting = {
  name: (text: string) => Iterable<string>
  text: (text: string) => Iterable<string>
  words: (text: string) => readonly DictionaryWord[]
}

const inDictionary = (piece: Piece): boolean =>
  piece.text.length > 1 &&
  piece.text.length <= 40 &&
  (piece.script === 'latin' ? /^\p{L}+$/u.test(piece.text) : piece.script === 'kana' || piece.script === 'thai')

/** The words of a name for autocompletion and spelling correction. */
export const dictionaryWords = (name: string): DictionaryWord[] =>
  cut(name)
    .filter(inDictionary)
    .map((piece) => ({
      word: piece.text,
      term: piece.script === 'latin' ? stem(piece.text) : piece.text,
      shown: piece.shown,
      script: piece.script as DictionaryWord['script'],
    }))

const plainCutting: Cutting = { name: nameTerms, text: textTerms, words: dictionaryWords }

/**
 * The lexemes of a product without their tier. Each word is stored under the best field that contains it: `a` for names, `b` for brand, categories
 * and shop, `c` for summaries and options, `d` for descriptions.
 */
export const describeProduct = (
  product: SearchedProduct,
  headings: readonly SearchedHeading[],
  cutting: Cutting = plainCutting,
): Description => {
  const own = Object.values(product.names)
  const around = headings.flatMap((heading) => Object.values(heading.names))
  const brief = [...Object.values(product.shorts), ...product.options.flatMap((names) => Object.values(names))]
  const seen = new Set<string>()
  const lexemes: string[] = []
  const put = (field: string, terms: Iterable<string>) => {
    for (const term of terms) {
      if (seen.has(term)) continue
      seen.add(term)
      lexemes.push(field + term)
    }
  }
  for (const name of own) put('a', cutting.name(name))
  for (const name of around) put('b', cutting.name(name))
  for (const text of brief) put('c', cutting.text(text))
  for (const text of Object.values(product.descriptions)) put('d', cutting.text(text))
  for (const heading of headings) lexemes.push(headingLexeme(heading.kind, heading.id))
  lexemes.push(bandLexeme(bandOf(Number(product.price))))
  const words = new Map([...own, ...around].flatMap((name) => cutting.words(name)).map((each) => [each.word, each]))
  return { lexemes, words: [...words.values()] }
}

/** Hash of the indexed content; it changes when the product's words change. */
export const contentHash = (product: SearchedProduct, headings: readonly SearchedHeading[]): Buffer =>
  createHash('sha1')
    .update(
      JSON.stringify([
        product.names,
        product.shorts,
        product.descriptions,
        product.options,
        bandOf(Number(product.price)),
        headings.map((heading) => [heading.kind, heading.id, heading.names]),
      ]),
    )
    .digest()

/** The lexemes with their tier, in PostgreSQL's tsvector syntax. */
export const asVector = (lexemes: readonly string[], tier: number): string => lexemes.map((lexeme) => quoted(tier + lexeme)).join(' ')
