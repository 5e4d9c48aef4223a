import { type RawBuilder, sql } from 'kysely'

/** The search query of a keyword: every word of it, as a prefix. */
export const wordsAsked = (shopId: string, keyword: string): string =>
  keyword
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replace(/^[!-/:-@[-`{-~、。，（）・]+|[!-/:-@[-`{-~、。，（）・]+$/g, ''))
    .filter((word) => word !== '')
    .slice(0, 8)
    .map((word) => `'${shopId}/${word.slice(0, 60).replace(/['\\]/g, (sign) => sign + sign)}':*`)
    .join(' & ')

/** The numbers of a shop's products that a keyword is found in, as a part of another's statement. */
export const productsFound = (shopId: string, keyword: string): RawBuilder<unknown> =>
  sql`(select product_id from seller_products.entry where shop_id = ${shopId} and not removed and words @@ ${wordsAsked(shopId, keyword)}::tsquery)`
