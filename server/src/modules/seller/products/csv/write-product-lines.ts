import { csvBegin, csvRow, formatMoney, languages, minor } from '@plaza/values'
import type { Content } from '../content/content.ts'
import { csvColumns } from './columns.ts'

type Written = {
  id: string
  code: string | null
  state: string
  content: Content
  /** Path of the product's category, in English. */
  category: string
  brand: string
  left: ReadonlyMap<string, number>
}

/** The header of the table; the byte order mark tells spreadsheets that it is UTF-8. */
export const headLine = csvBegin + csvRow(csvColumns)

const priceOf = (units: string | null) => (units === null ? '' : formatMoney(minor(BigInt(units))))

/** A product as table lines, one per variant. */
export const writeProductLines = ({ id, code, state, content, category, brand, left }: Written): string => {
  const texts = Object.fromEntries(
    languages.flatMap((lang) => [
      [`name_${lang}`, content.texts[lang]?.name ?? ''],
      [`short_description_${lang}`, content.texts[lang]?.short ?? ''],
      [`description_${lang}`, content.texts[lang]?.description ?? ''],
    ]),
  )
  const product: Record<string, string> = {
    ...texts,
    product_id: id,
    code: code ?? '',
    category_id: content.categoryId ?? '',
    category,
    brand_id: content.brandId ?? '',
    brand,
    images: content.images.join(' '),
    tax_rate: String(content.taxRate / 100),
    weight_grams: String(content.grams),
    publish_at: content.publishAt ?? '',
    expires_at: content.expiresAt ?? '',
    state,
  }
  const skus = content.skus.length > 0 ? content.skus : [{ id: null, values: [], price: null, image: null }]
  return skus
    .map((sku) => {
      const options = Object.fromEntries(
        content.options.flatMap((option, at) => [
          [`option_${at + 1}`, option],
          [`value_${at + 1}`, sku.values[at] ?? ''],
        ]),
      )
      const own = {
        sku_id: sku.id ?? '',
        price: priceOf(sku.price),
        picture: sku.image ?? '',
        in_stock: sku.id ? String(left.get(sku.id) ?? 0) : '',
      }
      const row: Record<string, string> = { ...product, ...options, ...own }
      return csvRow(csvColumns.map((column) => row[column] ?? ''))
    })
    .join('')
}
