import { languages } from '@plaza/values'

const inLanguages = (name: string) => languages.map((lang) => `${name}_${lang}`)

/** The columns of a product. They are filled in only on the product's first line. */
const productColumns = [
  'code',
  ...inLanguages('name'),
  ...inLanguages('short_description'),
  ...inLanguages('description'),
  'category_id',
  'category',
  'brand_id',
  'brand',
  'images',
  'tax_rate',
  'weight_grams',
  'publish_at',
  'expires_at',
] as const
const skuColumns = ['option_1', 'value_1', 'option_2', 'value_2', 'option_3', 'value_3', 'price', 'picture'] as const
/** All columns in order. The last two are for human readers; an import ignores them. */
export const csvColumns: readonly string[] = ['product_id', 'sku_id', ...productColumns, ...skuColumns, 'state', 'in_stock']
