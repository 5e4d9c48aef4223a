import { saveShopProduct, submitShopProduct, type ShopProduct, type Upload } from '@plaza/contract'
import { sql } from 'kysely'
import { askSeeing } from './ask-seeing.ts'
import type { DemoMall } from './demo-mall.ts'
import { multipart, picture } from './pictures.ts'
import { decide, newKey, staffAs } from './recharging.ts'

type Headers = Record<string, string>
export const someId = async ({ kernel }: DemoMall, table: 'products.category' | 'products.brand'): Promise<string> =>
  (await sql<{ id: string }>`select min(id)::text as id from ${sql.table(table)}`.execute(kernel.db)).rows[0]?.id ?? ''

/** Uploads a product picture as a user of the shop's console. */
export const sentPicture = async (mall: DemoMall, seller: Headers): Promise<string> => {
  const form = multipart([
    { name: 'purpose', value: 'product' },
    { name: 'file', filename: 'lamp.png', type: 'image/png', bytes: await picture('png', 32, 32) },
  ])
  const sent = await mall.app.inject({ method: 'POST', url: '/api/upload', headers: { ...form.headers, ...seller }, payload: form.payload })
  return sent.json<{ data: Upload }>().data.image ?? ''
}

/** All fields that a product needs before the mall reviews it. */
export const lamp = async (mall: DemoMall, seller: Headers) => ({
  name_en: 'A lamp of paper',
  short_description_en: 'Light for a corner',
  description_en: 'Folded by hand.',
  category_id: await someId(mall, 'products.category'),
  images: [await sentPicture(mall, seller)],
  skus: [{ price: '24.00' }],
  tax_rate: '7',
})

type Fields = Parameters<typeof JSON.stringify>[0]
export const saved = async (mall: DemoMall, seller: Headers, fields: Fields) =>
  askSeeing(mall, saveShopProduct, { ...(fields as object), ...('id' in (fields as object) ? {} : { key: newKey() }) } as never, seller)

/** Creates a complete draft and submits it. Its case waits for review. */
export const sentLamp = async (mall: DemoMall, seller: Headers, fields: object = {}): Promise<ShopProduct> => {
  const { data } = await saved(mall, seller, { ...(await lamp(mall, seller)), ...fields })
  const sent = await askSeeing(mall, submitShopProduct, { id: data.id }, seller)
  if (sent.code !== 200) throw new Error(`it was not sent: ${JSON.stringify(sent.data)}`)
  return sent.data
}

/** The undecided case of a product in the staff queue. */
export const caseOf = async ({ kernel }: DemoMall, productId: string): Promise<string> => {
  const found = await sql<{
    id: string
  }>`select max(id)::text as id from seller_products.submission where product_id = ${productId}`.execute(kernel.db)
  return found.rows[0]?.id ?? ''
}
export const decideProduct = async (mall: DemoMall, productId: string, how: object = { decision: 'approve' }) =>
  decide(mall, await staffAs(mall.kernel, 'catalogue'), { kind: '200', id: await caseOf(mall, productId), version: '1', ...how })

/** Creates a product and approves it, so that it is on sale. */
export const shownLamp = async (mall: DemoMall, seller: Headers, fields: object = {}): Promise<ShopProduct> => {
  const sent = await sentLamp(mall, seller, fields)
  const decided = await decideProduct(mall, sent.id)
  if (decided.code !== 200) throw new Error(`it was not approved: ${JSON.stringify(decided)}`)
  return sent
}
