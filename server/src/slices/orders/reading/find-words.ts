import { sql } from 'kysely'

const mostWords = 8

/** Letters as they are compared: small, and without the accents of Spanish. The database knows no case but that of English. */
const marked = 'ÁÉÍÓÚÜÑáéíóúüñ'
const plain = 'aeiouunaeiouun'
const folded = (text: string): string => text.toLowerCase().replace(/[áéíóúüñ]/g, (letter) => plain[marked.indexOf(letter)] ?? letter)

/** Each word has to stand somewhere. */
export const findWords = (keyword: string): string[] =>
  folded(keyword.normalize('NFC'))
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, mostWords)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)

/** What an order can be found by: its number, its goods in six languages, and the other side's name. */
export const ownerText = (
  isShop: boolean,
) => sql`translate(lower(concat_ws(' ', sale.order_no, ${isShop ? sql`sale.address->>'fullName'` : sql`sale.shop_name`}, (
    select string_agg(concat_ws(' ', goods->>'name_en', goods->>'name_zh', goods->>'name_es', goods->>'name_jp', goods->>'name_th', goods->>'name_zhtw'), ' ')
    from orders.line where sale_id = sale.id))), ${marked}, ${plain})`
