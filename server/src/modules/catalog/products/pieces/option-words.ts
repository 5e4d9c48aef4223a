import { type RawBuilder, sql } from 'kysely'

/** Names of a variant's options and values, from the shop and the mall. An SQL fragment that reads `product` and `sku`. */
export const optionWords = (): RawBuilder<unknown> => sql`product.option_words || (
  select coalesce(jsonb_agg(jsonb_build_object('option', word.option, 'value', word.value, 'names', word.names)), '[]')
  from jsonb_each_text(sku.options) as used (option, value)
  join products.option_word word on word.option = used.option and word.value in ('', used.value))`
