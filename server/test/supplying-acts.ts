import { type Upload, uploadFile } from '@plaza/contract'
import { sql } from 'kysely'
import type { Act, Doer } from './act.ts'
import { idOf } from './payees.ts'
import { multipart, picture } from './pictures.ts'
import { newKey } from './recharging.ts'

/** Gives this shop a product of another shop. */
const ownGoods = async (doer: Doer) => {
  const { kernel } = doer.mall
  await sql`update products.product set shop_id = (select id from profile.shop where owner_id = ${await idOf(kernel, doer.email)})
    where id = (select max(id) from products.product)`.execute(kernel.db)
  const found = await sql<{
    id: string
  }>`select max(id)::text as id from products.sku where product_id = (select max(id) from products.product)`.execute(kernel.db)
  doer.learnt.saved_id = found.rows[0]?.id ?? ''
}
const sendDocument = async ({ mall, headers }: Doer): Promise<string> => {
  const form = multipart([
    { name: 'purpose', value: 'certificate' },
    { name: 'file', filename: 'note.png', type: 'image/png', bytes: await picture('png') },
  ])
  const sent = await mall.app.inject({
    method: 'POST',
    url: `/api${uploadFile.path}`,
    headers: { ...form.headers, ...headers },
    payload: form.payload,
  })
  return sent.json<{ data: Upload }>().data.id
}
const soon = ({ mall }: Doer) => mall.kernel.now().toISOString().slice(0, 10)
const notified = ['notifications.notice of the customer', 'platform.live_event of the customer', 'platform.mail of the customer']

/** Test actions of a shop's owner on the shop's stock. */
export const supplyingActs: readonly Act[] = [
  { name: 'listStock', prepare: ownGoods },
  { name: 'listStockMovements', ask: ({ learnt }) => ({ sku_id: learnt.saved_id ?? '' }) },
  {
    name: 'applyStock',
    ask: async (doer) => ({
      'lines[0][sku_id]': doer.learnt.saved_id ?? '',
      'lines[0][quantity]': '3',
      'document[]': await sendDocument(doer),
      arrives_at: soon(doer),
      idempotency_key: newKey(),
    }),
    changes: [
      'seller_inventory.stock_delivery of the customer',
      'seller_inventory.line of the customer',
      'seller_inventory.history of the customer',
      'media.upload',
      'platform.idempotent_answer',
      ...notified,
      'platform.live_event',
    ],
  },
  { name: 'listStockApplications' },
  {
    name: 'cancelStock',
    takesAway: true,
    ask: ({ learnt }) => ({ id: learnt.id ?? '' }),
    changes: ['seller_inventory.stock_delivery of the customer', 'seller_inventory.history of the customer'],
  },
]
