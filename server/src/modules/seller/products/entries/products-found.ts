import { type RawBuilder, sql } from 'kysely'

/** The full-text query of a keyword: each of its words as a prefix. */
export const keywordQuery = (shopId: string, keyword: string): string =>
  keyword
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replace(/^[!-/:-@[-`{-~、。，（）・]+|[!-/:-@[-`{-~、。，（）・]+$/g, ''))
    .filter((word) => word !== '')
    .slice(0, 8)
    .map((word) => `'${shopId}/${word.slice(0, 60).replace(/['\\]/g, (sign) => sign + sign)}':*`)
    .join(' & ')

/** A subquery for the numbers of a shop's products that match a keyword. */
export const productsFound = (shopId: string, keyword: string): RawBuilder<unknown> =>
  sql`(select product_id from seller_products.entry where shop_id = ${shopId} and not removed and words @@ ${keywordQuery(shopId, keyword)}::tsquery)`
