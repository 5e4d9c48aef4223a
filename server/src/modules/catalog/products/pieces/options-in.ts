import type { Language } from '@plaza/values'
import type { Db } from '../../../../platform/db/database.ts'
import { query } from '../../../../platform/db/rows.ts'
import { optionWords } from './option-words.ts'
import type { ShopSku } from './shop-skus.ts'

/** Options of a variant in a language, with a fallback to English and then to the original text. */
export const optionsIn = (
  { options, optionWords: words }: Pick<ShopSku, 'options' | 'optionWords'>,
  lang: Language,
): Record<string, string> => {
  const named = (option: string, value: string) => {
    const names = words.find((word) => word.option === option && word.value === value)?.names
    return names?.[lang] ?? names?.['en'] ?? (value || option)
  }
  return Object.fromEntries(Object.entries(options).map(([option, value]) => [named(option, ''), named(option, value)]))
}

type Chosen = { productId: string; options: Record<string, string> }
/** Translated names of the options that were chosen for these products, in the given order. */
export const optionNames = async (db: Db, chosen: readonly Chosen[], lang: Language): Promise<Record<string, string>[]> => {
  const productIds = chosen.map((each) => each.productId)
  const options = chosen.map((each) => JSON.stringify(each.options))
  const found = await query<{ at: string; optionWords: ShopSku['optionWords'] }>(db)`select sku.at, ${optionWords()} as "optionWords"
    from unnest(${productIds}::bigint[], ${options}::jsonb[]) with ordinality as sku (product_id, options, at)
    join products.product on product.id = sku.product_id`
  const wordsAt = new Map(found.map((row) => [Number(row.at), row.optionWords]))
  return chosen.map((each, at) => optionsIn({ options: each.options, optionWords: wordsAt.get(at + 1) ?? [] }, lang))
}
