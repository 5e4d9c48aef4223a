import { importShopProducts, type ProductImport, showProductImport, suspendShop } from '@plaza/contract'
import { sql } from 'kysely'
import { transaction } from '../../src/platform/db/transaction.ts'
import { notifyOwner } from '../../src/modules/shops/profile/owners/notify-owner.ts'
import type { Act, Doer, Fields } from '../act.ts'
import type { Answered, DemoMall } from '../demo-mall.ts'
import { untilQuiet } from '../everybodys-acts.ts'
import { codeTo, emailsTo } from '../letters.ts'
import { multipart } from '../pictures.ts'
import { newKey, staffAs } from '../recharging.ts'
import { decideProduct, sentPicture, someId } from '../shop-goods.ts'
import { shopOwner, type Owner } from '../shop-owners.ts'
import { goodPassword } from '../shoppers.ts'
import { until } from '../until.ts'
import { doerIn, inDays, inSix, seeing, type Turn } from './turns.ts'

const table =
  (fields: Record<string, string>) =>
  async (doer: Doer): Promise<Answered<ProductImport>> => {
    const lines = ['code,name_en,option_1,value_1,price', 'C-1,Cup,Size,S,4', 'C-1,,,M,5', 'C-2,Mug,,,6', 'C-3,,,,7']
    const form = multipart([
      ...Object.entries(fields).map(([name, value]) => ({ name, value })),
      { name: 'file', filename: 'products.csv', type: 'text/csv', bytes: Buffer.from(lines.join('\n')) },
    ])
    const url = `/api${importShopProducts.path}`
    const { mall, headers } = doer
    const answer = await mall.app.inject({ method: 'POST', url, headers: { ...form.headers, ...headers }, payload: form.payload })
    return { status: answer.statusCode, headers: answer.headers, ...answer.json<{ code: number; message: string; data: ProductImport }>() }
  }

/** Test actions on products: draft, submit, withdraw, approve, put on sale and price. Other products come from a CSV file. */
const productActs = (mall: DemoMall, seller: Doer): Act[] => {
  let [product, sku, imported] = ['', '', '']
  const it = () => ({ id: product })
  const remembered = async ({ learnt }: Doer) => {
    product = learnt.id ?? product
  }
  const lantern = async (): Promise<Fields> => ({
    ...{ code: 'L-100', category_id: await someId(mall, 'products.category'), brand_id: await someId(mall, 'products.brand') },
    ...{ ...inSix('name', 'A lantern'), ...inSix('short_description', 'For the porch'), ...inSix('description', 'Folded by hand') },
    ...{ 'images[0]': await sentPicture(mall, seller.headers), 'images[1]': await sentPicture(mall, seller.headers) },
    ...{ 'options[0]': 'Fold', 'options[1]': 'colour', 'option_words[0][option]': 'Fold', 'option_words[0][name_th]': 'พับ' },
    ...{ 'option_words[0][name_en]': 'Fold', 'skus[0][values][0]': 'Wide', 'skus[0][values][1]': 'red', 'skus[0][price]': '24.10' },
    ...{ 'skus[1][values][0]': 'Narrow', 'skus[1][values][1]': 'blue', 'skus[1][price]': '26.40' },
    ...{ tax_rate: '7.5', weight_grams: '640', expires_at: inDays(30) },
  })
  const approved = async () => {
    await decideProduct(mall, product)
    await untilQuiet(mall)
    const found = await sql<{ id: string }>`select min(id)::text as id from products.sku where product_id = ${product}`.execute(
      mall.kernel.db,
    )
    sku = found.rows[0]?.id ?? ''
  }
  const isDone = async () => {
    imported = seller.learnt.id ?? ''
    await until(async () => (await mall.ask(showProductImport, { id: imported }, seller.headers)).data.state === 'done', 60_000)
  }
  return [
    seeing('saveShopProduct', async () => ({ key: newKey(), ...(await lantern()), publish_at: inDays(2) })),
    { name: 'showShopProduct', prepare: remembered, ask: it },
    seeing('submitShopProduct', it),
    seeing('withdrawShopProduct', it),
    seeing('saveShopProduct', async () => ({ ...it(), ...(await lantern()) })),
    seeing('submitShopProduct', it),
    { name: 'showShopProduct', prepare: approved, ask: it },
    { name: 'getProductDetail', ask: it },
    seeing('shelveShopProduct', () => ({ id: product, on: '0' })),
    seeing('shelveShopProduct', () => ({ id: product, on: '1' })),
    seeing('priceSku', () => ({ sku_id: sku, price: '61.30' })),
    seeing('saveShopProduct', async () => ({ ...it(), ...(await lantern()), name_en: 'A lantern of silk', 'skus[0][id]': sku })),
    { name: 'showShopProduct', ask: it },
    seeing('withdrawShopProduct', () => ({ id: product, drop: '1' })),
    { name: 'importShopProducts', send: table({ dry_run: '1' }) },
    { name: 'importShopProducts', send: table({ key: newKey() }) },
    { name: 'showProductImport', prepare: isDone, ask: () => ({ id: imported }) },
    { name: 'listShopProducts', rowsWith: '' },
    { name: 'findCategories', ask: () => ({ keyword: 'lamp' }) },
  ]
}

/** Test actions that pay out the shop's money to its owner's account. */
const moneyActs = (mall: DemoMall, { person, shopId }: Owner): Act[] => {
  const code = () => codeTo(mall.kernel, person.email)
  const rested = async () => {
    const { db } = mall.kernel
    await sql`update accounts.payment_settings set changed_at = changed_at - interval '25 hours' where customer_id = ${person.id}`.execute(
      db,
    )
    await sql`update accounts.customer set payouts_paused_until = null where id = ${person.id}`.execute(db)
    // A second code cannot be sent at once, so the test makes the first code older.
    await sql`update accounts.code set asked_at = asked_at - interval '5 minutes'`.execute(db)
  }
  const waits = async () => {
    for (const order of ['FIRST', 'OTHER'])
      await transaction(mall.kernel, (tx) =>
        notifyOwner(tx, shopId, {
          template: 'order_waits',
          values: { order, time: { time: '2026-12-01T00:00:00.000Z' } },
          link: null,
          now: mall.kernel.now(),
        }),
      )
    await untilQuiet(mall)
  }
  const newest = async () => {
    const found = await sql<{ id: string }>`select max(id)::text as id from notifications.notice where customer_id = ${person.id}`.execute(
      mall.kernel.db,
    )
    return { id: found.rows[0]?.id ?? '' }
  }
  return [
    { name: 'sendSellerCode', prepare: rested, ask: () => ({ purpose: 'payment_settings' }) },
    seeing('changeShopPaymentSettings', async () => ({
      ...{ bank_name: 'Nordea', account_name: 'Nora King', account_number: 'NO93 8601 1117 947', routing_number: 'NDEANOKK' },
      ...{ 'wallets[USDT-TRC20]': 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE', code: await code() },
    })),
    { name: 'getShopPaymentSettings' },
    { name: 'sendSellerCode', prepare: rested, ask: () => ({ purpose: 'withdraw', channel: 'email' }) },
    {
      name: 'withdrawFromShop',
      ask: async () => ({ amount: '100.00', destination: 'bank', password: goodPassword, code: await code(), idempotency_key: newKey() }),
    },
    { name: 'listShopWithdrawals' },
    { name: 'showShopBalance' },
    { name: 'cancelShopWithdrawal', ask: ({ learnt }) => ({ id: learnt.id ?? '' }) },
    { name: 'listShopWithdrawals', ask: () => ({ state: 'cancelled' }) },
    { name: 'listShopLedger' },
    { name: 'listShopNotices', prepare: waits },
    { name: 'readShopNotice', ask: newest },
    { name: 'listShopNotices' },
    { name: 'readAllShopNotices' },
    { name: 'listShopNotices', ask: () => ({ unread: '1' }) },
  ]
}

const suspended = (mall: DemoMall, shopId: string) => async () => {
  const fields = { id: shopId, reason: 'Goods that were never sent', ground: 'Terms, section 4', appeal: 'Answer the letter' }
  const { code } = await mall.ask(suspendShop, fields, await staffAs(mall.kernel, 'risk'))
  if (code !== 200) throw new Error(`the shop was not suspended: ${code}`)
}

/** Test actions of a new shop: its products, money, staff and reviews. */
export const shopTurns = async (mall: DemoMall): Promise<Turn[]> => {
  const owner = await shopOwner(mall, '500.00', { email: 'nora@people.example', full_name: 'Nora Quill' }, 'Lamps of Nora')
  const seller = doerIn(mall, owner.person.email, owner.console)
  const hand = doerIn(mall, 'hand@lamps.example')
  const token = async () => ({ token: /token=([\w-]{43})/.exec((await emailsTo(mall.kernel, hand.email))[0]?.body_text ?? '')?.[1] ?? '' })
  const acts: Act[] = [
    { name: 'loginSeller', ask: ({ email }) => ({ email, password: goodPassword }) },
    ...productActs(mall, seller),
    ...moneyActs(mall, owner),
    { name: 'inviteShopStaff', ask: () => ({ email: hand.email, role: 'catalogue' }) },
  ]
  return [
    ...acts.map((act): Turn => [seller, act]),
    [hand, { name: 'openShopInvitation', ask: token }],
    [
      hand,
      {
        name: 'acceptShopInvitation',
        ask: async () => ({ ...(await token()), full_name: 'Henry Hand', password: goodPassword, confirm_password: goodPassword }),
      },
    ],
    [hand, { name: 'listShopProducts' }],
    [seller, { name: 'listShopStaff' }],
    [
      seller,
      { name: 'appealSuspension', prepare: suspended(mall, owner.shopId), ask: () => ({ text: 'They were sent, here are the numbers' }) },
    ],
    [seller, { name: 'showStanding' }],
  ]
}
