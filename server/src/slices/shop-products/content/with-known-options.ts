import type { KnownOption } from '../../catalogue/own/index.ts'

const plain = (text: string) => text.trim().toLowerCase()

/** Options and values that the mall has words for go by its own names for them, so that they are read in every language. */
export const withKnownOptions = <S extends { values: string[] }, C extends { options: string[]; skus: S[] }>(
  content: C,
  known: readonly KnownOption[],
): C => {
  const means = (word: KnownOption, key: string, typed: string) =>
    plain(key) === plain(typed) || Object.values(word.names).some((name) => plain(name) === plain(typed))
  const options = content.options.map(
    (typed) => known.find((word) => word.value === '' && means(word, word.option, typed))?.option ?? typed,
  )
  const valueOf = (typed: string, at: number) =>
    known.find((word) => word.value !== '' && word.option === options[at] && means(word, word.value, typed))?.value ?? typed
  // The product page shows options in the order of their keys; whoever writes sees the same.
  const order = options.map((_, at) => at).toSorted((a, b) => ((options[a] ?? '') < (options[b] ?? '') ? -1 : 1))
  const sorted = (values: readonly string[]) => order.map((at) => values[at] ?? '')
  return { ...content, options: sorted(options), skus: content.skus.map((sku) => ({ ...sku, values: sorted(sku.values.map(valueOf)) })) }
}
