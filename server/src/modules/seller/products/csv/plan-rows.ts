import { productLimits, type RowFault } from '@plaza/contract'
import { isTooLong, languages, money, nothing, parseInstant, parseMoney, withoutTurns } from '@plaza/values'
import type { Line } from './cells.ts'
import { csvColumns } from './columns.ts'
import type { Patch } from './patch.ts'

/** The data of the mall and of the shop that the file's lines refer to, looked up in advance. */
export type KnownToRows = {
  /** Products of this shop by number, with `review` for those that the mall is reviewing. */
  products: ReadonlyMap<string, 'open' | 'review'>
  codes: ReadonlyMap<string, string>
  /** Category IDs, keyed by ID and by lower-case path. */
  categories: ReadonlyMap<string, string>
  brands: ReadonlyMap<string, string>
  pictures: ReadonlySet<string>
  /** True if a price may be zero. */
  giftsAllowed: boolean
}
export type PlannedProduct = { line: number; productId: string | null; patch: Patch }
export type PlannedRows = { products: PlannedProduct[]; faults: RowFault[] }

type Row = { number: number; said: Readonly<Record<string, string>> }
type Blame = (field: string, reason: string) => void

/** Maximum number of lines read for a product: one more than the limit, to detect a product with too many variants. */
const maxPlanned = productLimits.skus + 1

const idShape = /^[1-9][0-9]{0,17}$/
// oxlint-disable-next-line no-control-regex -- control characters are exactly what this refuses
const unclean = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/
const rate = /^(100(\.0{1,2})?|[0-9]{1,2}(\.[0-9]{1,2})?)$/
const decimal = (text: string) => text.replace(',', '.')

/** The header of a file: its column names, and the faults in them. */
export const planHead = (line: Line): { names: string[]; faults: RowFault[] } => {
  const names = line.cells.map((cell) => cell.toLowerCase().replaceAll(' ', '_'))
  const fault = (name: string, reason: string): RowFault => ({ row: line.number, field: name, reason, value: name })
  const faults = names.flatMap((name, at) => {
    if (!csvColumns.includes(name)) return [fault(name, 'unknown_column')]
    return names.indexOf(name) === at ? [] : [fault(name, 'twice')]
  })
  const named = names.includes('code') || names.includes('product_id')
  return { names, faults: named ? faults : [...faults, { row: line.number, field: 'code', reason: 'missing', value: '' }] }
}

const asRow = ({ number, cells }: Line, names: readonly string[]): Row => ({
  number,
  said: Object.fromEntries(names.map((name, at) => [name, withoutTurns(cells[at] ?? '').trim()])),
})

const textsIn = (said: Row['said'], blame: Blame): Patch['texts'] =>
  Object.fromEntries(
    languages.flatMap((lang) => {
      const read = (field: string, most: number) => {
        const value = said[`${field}_${lang}`]
        if (value === undefined) return undefined
        if (isTooLong(value, most)) blame(`${field}_${lang}`, 'too_long')
        if (unclean.test(value)) blame(`${field}_${lang}`, 'unclean')
        return (field === 'description' ? value : value.replace(/\s+/g, ' ')).normalize('NFC')
      }
      const text = {
        name: read('name', productLimits.name),
        short: read('short_description', productLimits.short),
        description: read('description', productLimits.description),
      }
      const entries = Object.entries(text).filter(([, value]) => value !== undefined)
      return entries.length === 0 ? [] : [[lang, Object.fromEntries(entries)]]
    }),
  )

const headingIn = (said: Row['said'], field: string, known: ReadonlyMap<string, string>, blame: Blame): string | null | undefined => {
  const [id, name] = [said[`${field}_id`], said[field]]
  if (id === undefined && name === undefined) return undefined
  const value = id || name || ''
  if (value === '') return null
  const found = known.get(id ? value : value.toLowerCase())
  if (found === undefined) blame(id ? `${field}_id` : field, 'unknown')
  return found ?? null
}

const momentIn = (said: Row['said'], field: string, blame: Blame): string | null | undefined => {
  const value = said[field]
  if (value === undefined) return undefined
  if (value === '') return null
  const at = parseInstant(/^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value}T00:00:00Z` : value)
  if (at === undefined) blame(field, 'time')
  return at ?? null
}

const defined = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as { [K in keyof T]?: Exclude<T[K], undefined> }

const contentIn = (said: Row['said'], known: KnownToRows, blame: Blame): Patch['content'] => {
  const images = said['images']?.split(/[\s,;]+/).filter((image) => image !== '')
  if (images && images.length > productLimits.pictures) blame('images', 'too_many')
  if (images?.some((image) => !known.pictures.has(image))) blame('images', 'not_yours')
  const [tax, grams] = [said['tax_rate'], said['weight_grams']]
  if (tax && !rate.test(decimal(tax))) blame('tax_rate', 'number')
  if (grams && !/^([1-9][0-9]{0,5}|1000000)$/.test(grams)) blame('weight_grams', 'number')
  return defined({
    categoryId: headingIn(said, 'category', known.categories, blame),
    brandId: headingIn(said, 'brand', known.brands, blame),
    images: images && [...new Set(images)],
    taxRate: tax ? Math.round(Number(decimal(tax)) * 100) : undefined,
    grams: grams ? Number(grams) : undefined,
    publishAt: momentIn(said, 'publish_at', blame),
    expiresAt: momentIn(said, 'expires_at', blame),
  })
}

const optionsIn = (said: Row['said']): string[] => [1, 2, 3].flatMap((n) => said[`option_${n}`] || [])

const skuIn = (said: Row['said'], options: readonly string[], known: KnownToRows, blame: Blame): Patch['skus'][number] => {
  const own = optionsIn(said)
  if (own.length > 0 && own.join('\n') !== options.join('\n')) blame('option_1', 'differs')
  const values = options.map((_, at) => said[`value_${at + 1}`] ?? '')
  for (const [at, value] of values.entries()) {
    if (value === '') blame(`value_${at + 1}`, 'missing')
    if (isTooLong(value, productLimits.value)) blame(`value_${at + 1}`, 'too_long')
  }
  const [price, picture, id] = [said['price'], said['picture'], said['sku_id']]
  const sum = price ? parseMoney(decimal(price)) : undefined
  if (price && sum === undefined) blame('price', 'money')
  if (sum === nothing && !known.giftsAllowed) blame('price', 'zero')
  if (picture && !known.pictures.has(picture)) blame('picture', 'not_yours')
  if (id && !idShape.test(id)) blame('sku_id', 'unknown')
  return {
    id: id || null,
    values,
    ...(price !== undefined && { price: price === '' || parseMoney(decimal(price)) === undefined ? null : String(money(decimal(price))) }),
    ...(picture !== undefined && { image: picture || null }),
  }
}

/** The lines of one product, with the faults of each. */
const planProduct = (
  rows: readonly Row[],
  productId: string | null,
  known: KnownToRows,
): { planned: PlannedProduct; faults: RowFault[] } => {
  const [first] = rows
  if (!first) throw new Error('a product of a file has a line')
  const faults: RowFault[] = []
  const blaming =
    ({ number, said }: Row): Blame =>
    (field, reason) =>
      faults.push({ row: number, field, reason, value: (said[field] ?? '').slice(0, 80) })
  const blame = blaming(first)
  const { said } = first
  const options = optionsIn(said)
  const isNew = productId === null
  if (isNew && !said['name_en']) blame('name_en', 'missing')
  if ((said['code'] ?? '').length > 40) blame('code', 'too_long')
  const seen = new Set<string>()
  const skus = rows.map((row) => {
    const sku = skuIn(row.said, options, known, blaming(row))
    if (seen.has(JSON.stringify(sku.values))) blaming(row)(options.length > 0 ? 'value_1' : 'option_1', 'twice')
    seen.add(JSON.stringify(sku.values))
    return sku
  })
  if (rows.length > productLimits.skus) blame('price', 'too_many')
  const speaksOfSkus = isNew || ['price', 'picture', 'value_1', 'sku_id'].some((name) => said[name] !== undefined)
  const patch: Patch = {
    ...(said['code'] && { code: said['code'] }),
    texts: textsIn(said, blame),
    content: contentIn(said, known, blame),
    ...((isNew || options.length > 0) && { options }),
    skus: speaksOfSkus ? skus : [],
  }
  return { planned: { line: first.number, productId, patch }, faults }
}

/** Finds the product of a line by its number or by the shop's own code. */
const productOf = ({ said }: Row, known: KnownToRows): { key: string; productId: string | null } | { field: string; reason: string } => {
  const [id, code] = [said['product_id'] ?? '', said['code'] ?? '']
  if (id !== '') {
    const state = known.products.get(id)
    if (state === undefined) return { field: 'product_id', reason: 'unknown' }
    const holder = known.codes.get(code)
    if (holder !== undefined && holder !== id) return { field: 'code', reason: 'twice' }
    return state === 'review' ? { field: 'product_id', reason: 'under_review' } : { key: `id ${id}`, productId: id }
  }
  if (code === '') return { field: 'code', reason: 'missing' }
  const holder = known.codes.get(code)
  if (holder !== undefined && known.products.get(holder) === 'review') return { field: 'code', reason: 'under_review' }
  return holder === undefined ? { key: `code ${code}`, productId: null } : { key: `id ${holder}`, productId: holder }
}

/** Plans a file's changes to a shop's products and lists every faulty line with its reason. One faulty line excludes its whole product. */
export function* planningRows(lines: readonly Line[], known: KnownToRows): Generator<void, PlannedRows> {
  const [head, ...others] = lines
  if (!head) return { products: [], faults: [] }
  const { names, faults } = planHead(head)
  if (faults.length > 0) return { products: [], faults }
  const grouped = new Map<string, { productId: string | null; rows: Row[] }>()
  for (const line of others) {
    yield
    const row = asRow(line, names)
    const about = line.cells.length > names.length ? { field: names.at(-1) ?? '', reason: 'columns' } : productOf(row, known)
    if ('reason' in about) {
      faults.push({ row: row.number, field: about.field, reason: about.reason, value: (row.said[about.field] ?? '').slice(0, 80) })
      continue
    }
    const group = grouped.get(about.key) ?? { productId: about.productId, rows: [] }
    group.rows.push(row)
    grouped.set(about.key, group)
  }
  const products: PlannedProduct[] = []
  for (const { productId, rows } of grouped.values()) {
    yield
    // Yields after each product. Of a product with too many lines, only enough lines are read to report the fault.
    const { planned, faults: found } = planProduct(rows.slice(0, maxPlanned), productId, known)
    for (const each of found) faults.push(each)
    if (found.length === 0) products.push(planned)
  }
  return { products, faults: faults.toSorted((a, b) => a.row - b.row) }
}
