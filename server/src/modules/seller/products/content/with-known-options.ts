import type { KnownOption } from '../../../catalog/products/shop-products/index.ts'
import type { OptionWord } from '../../../catalog/products/offers/index.ts'
import type { Content } from './content.ts'

const plain = (text: string) => text.trim().toLowerCase()

type Key = Pick<OptionWord, 'option' | 'value'>
type Named = { options: string[]; optionWords?: OptionWord[]; skus: { values: string[] }[] }

const isUsed = ({ options, skus }: Named, { option, value }: Key): boolean => {
  const at = options.indexOf(option)
  return at !== -1 && (value === '' || skus.some(({ values }) => values[at] === value))
}
const isSame = (a: Key, b: Key) => a.option === b.option && a.value === b.value

/** Replaces options and values with the mall's standard names where it has them. Standard names have a translation in every language. */
export const withKnownOptions = <S extends { values: string[] }, C extends { options: string[]; optionWords?: OptionWord[]; skus: S[] }>(
  content: C,
  known: readonly KnownOption[],
): C => {
  const means = (word: KnownOption, key: string, typed: string) =>
    plain(key) === plain(typed) || Object.values(word.names).some((name) => plain(name) === plain(typed))
  const keyOf = (typed: string) => known.find((word) => word.value === '' && means(word, word.option, typed))?.option ?? typed
  const valueOf = (option: string | undefined, typed: string) =>
    known.find((word) => word.value !== '' && word.option === option && means(word, word.value, typed))?.value ?? typed
  const options = content.options.map(keyOf)
  // The product page sorts options by key, so the editor does the same.
  const order = options.map((_, at) => at).toSorted((a, b) => ((options[a] ?? '') < (options[b] ?? '') ? -1 : 1))
  const sorted = (values: readonly string[]) => order.map((at) => values[at] ?? '')
  const named = {
    ...content,
    options: sorted(options),
    skus: content.skus.map((sku) => ({ ...sku, values: sorted(sku.values.map((value, at) => valueOf(options[at], value))) })),
  }
  if (!content.optionWords) return named
  const words = content.optionWords.flatMap(({ option, value, names }) => {
    const key = keyOf(option)
    const word = { option: key, value: value && valueOf(key, value) }
    const isSaid = Object.keys(names).some((lang) => lang !== 'en')
    // The English name is the typed word, unless the form gives a separate one.
    return isSaid && isUsed(named, word) ? [{ ...word, names: { en: word.value || key, ...names } }] : []
  })
  const own = words.filter((word) => !known.some((each) => isSame(each, word)))
  return { ...named, optionWords: own.filter((word, at) => own.findIndex((each) => isSame(each, word)) === at) }
}

/** All translations of a product's options: those by the shop and those by the mall. */
export const wordsOfOptions = (content: Content, known: readonly KnownOption[]): (OptionWord & { by_mall: boolean })[] => [
  ...(content.optionWords ?? []).filter((word) => isUsed(content, word)).map((word) => ({ ...word, by_mall: false })),
  ...known.filter((word) => isUsed(content, word)).map((word) => ({ ...word, by_mall: true })),
]
