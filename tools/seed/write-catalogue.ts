import type { Client } from 'pg'
import { copy, line } from './copy.ts'
import { invent, type Invented } from './invent.ts'
import type { Crew, Task } from './task.ts'
import { progress } from './progress.ts'
import type { World } from './world.ts'
import { writeEntries } from './write-entries.ts'

const stretch = 4_000

const tables = {
  'products.product':
    'id, shop_id, brand_id, category_id, category_path, names, image, tint, images, price, list_price, list_price_until, tax_rate, variants, items_left, rating_sum, rating_count, sold, published_at, expires_at, demo',
  'products.product_text': 'product_id, lang, short_description, description',
  'products.sku': 'id, product_id, options, price, image, tint, place, items_left, stock_version',
  'products.price_change': 'sku_id, price, since',
  'inventory.level': 'sku_id, on_hand, version',
  'inventory.movement': 'sku_id, kind, quantity, reference',
  'reviews.tally': 'product_id, stars',
} as const
type Table = keyof typeof tables
type Lines = Record<Table, string[]>

const time = (date: Date | null) => date?.toISOString() ?? null

const addProduct = (lines: Lines, product: Invented, firstSku: number): void => {
  const add = (table: Table, values: Parameters<typeof line>[0]) => lines[table].push(line(values))
  const { id } = product
  add('products.product', [
    id,
    product.shop_id,
    product.brand_id || null,
    product.category_path.at(-1) ?? null,
    `{${product.category_path.join(',')}}`,
    JSON.stringify(product.names),
    product.image,
    product.tint,
    JSON.stringify(product.images),
    product.price,
    product.listPrice,
    time(product.list_price_until),
    product.taxRate,
    product.skus.length,
    product.items_left,
    product.rating_sum,
    product.rating_count,
    product.sold,
    time(product.published_at),
    time(product.expires_at),
    true,
  ])
  for (const lang of Object.keys(product.names))
    add('products.product_text', [id, lang, product.shorts[lang] ?? '', product.descriptions[lang] ?? ''])
  for (const [rank, sku] of product.skus.entries()) {
    const skuId = firstSku + rank
    add('products.sku', [skuId, id, JSON.stringify(sku.options), product.price, null, null, rank, sku.pieces, 1])
    if (product.listPrice) add('products.price_change', [skuId, product.listPrice, time(product.published_at)])
    add('products.price_change', [skuId, product.price, time(product.dropped ?? product.published_at)])
    add('inventory.level', [skuId, sku.pieces, 1])
    if (sku.pieces > 0) add('inventory.movement', [skuId, 'received', sku.pieces, 'seed'])
  }
  if (product.rating_count !== '0') add('reviews.tally', [id, `{${product.stars.join(',')}}`])
}

const sendAll = async (client: Client, lines: Lines, first: number, last: number) => {
  await client.query('begin')
  for (const [table, columns] of Object.entries(tables)) await copy(client, table, columns, lines[table as Table])
  await writeEntries(client, first, last)
  await client.query('commit')
}

/** Maximum number of variants per product. Each product has a separate range of variant IDs, so any process may write it. */
const maxSkus = 3

/** Writes one range of products with their texts, variants, prices, stock and ratings. */
export const stretchOfCatalogue = async (
  client: Client,
  world: World,
  { from, to }: { from: number; to: number },
  now: Date,
): Promise<void> => {
  const lines = Object.fromEntries(Object.keys(tables).map((table) => [table, []])) as unknown as Lines
  for (let index = from; index < to; index += 1) addProduct(lines, invent(index, world, now), world.firstSku + index * maxSkus)
  await sendAll(client, lines, world.firstProduct + from, world.firstProduct + to - 1)
}

export const writeCatalogue = async (client: Client, crew: Crew, count: number): Promise<void> => {
  const stretches = Array.from({ length: Math.ceil(count / stretch) }, (_, at): Task => {
    return { do: 'catalogue', from: at * stretch, to: Math.min((at + 1) * stretch, count) }
  })
  await crew.share(stretches, progress('products', stretches.length))
  for (const table of ['products.product', 'products.sku', 'products.brand', 'profile.shop']) {
    await client.query(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`)
  }
  for (const table of [...Object.keys(tables), 'seller_products.entry']) await client.query(`vacuum analyze ${table}`)
}
