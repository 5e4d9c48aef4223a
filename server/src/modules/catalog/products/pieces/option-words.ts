import { type RawBuilder, sql } from 'kysely'

/** What the options of a variant and their values are called, as a part of a statement that reads `product` and `sku`: the shop's own words and the mall's. */
export const optionWords = (): RawBuilder<unknown> => sql`product.option_words || (
  select coalesce(jsonb_agg(jsonb_build_object('option', word.option, 'value', word.value, 'names', word.names)), '[]')
  from jsonb_each_text(sku.options) as used (option, value)
  join products.option_word word on word.option = used.option and word.value in ('', used.value))`
