import {
  getChatHouse,
  getServiceHouse,
  getShopNotifications,
  getShopPaymentSettings,
  getShopSettings,
  getShopShipping,
  listPolicies,
  listShopCoupons,
  listShopStaff,
  listSoldReviews,
  listStaff,
  type AnswerOf,
  type Call,
  type CallShape,
} from '@plaza/contract'
import { sql } from 'kysely'
import type { Doer } from './act.ts'
import type { Answered, DemoMall } from './demo-mall.ts'

type Headers = Record<string, string>
type Fields = Readonly<Record<string, unknown>>

/** The kind of record that a path changes, and the field with the ID of the record. */
const things: readonly (readonly [prefix: string, kind: string, names: string])[] = [
  ['/operator/currencies', 'currency', 'code'],
  ['/operator/languages', 'language', 'code'],
  ['/operator/wallets', 'wallet', 'code'],
  ['/operator/carriers', 'carrier', 'key'],
  ['/operator/config', 'config', 'name'],
  ['/operator/words', 'words', 'key'],
  ['/operator/category/', 'category', 'id'],
  ['/operator/brand/', 'brand', 'id'],
  ['/operator/ads/', 'ad', 'id'],
  ['/operator/announcements/', 'announcement', 'id'],
  ['/operator/news/', 'news', 'id'],
  ['/operator/posts/', 'post', 'id'],
  ['/operator/coupons/', 'coupon', 'id'],
]

const first = async ({ kernel }: DemoMall, query: ReturnType<typeof sql<{ version: string }>>, none = '0'): Promise<string> =>
  (await query.execute(kernel.db)).rows[0]?.version ?? none

type Versioned = { version: string }
/** How to read the version of a record without a change log: the call, its input, and the part of its response that has the version. */
type Reading = readonly [read: Call, asked: (fields: Fields) => Fields, of: (answer: never, fields: Fields) => Versioned | undefined]
const itself = (answer: Versioned) => answer
const ofList = ({ list }: { list: (Versioned & { id: string })[] }, { id }: Fields) => list.find((each) => each.id === id)
const readings: readonly (readonly [prefix: string, ...Reading])[] = [
  ['/seller/chat/house', getChatHouse, () => ({}), itself],
  ['/operator/conversation/house', getServiceHouse, () => ({}), itself],
  ['/seller/review/answer', listSoldReviews, () => ({ limit: '50' }), ofList],
  ['/seller/settings', getShopSettings, () => ({}), itself],
  ['/seller/shipping', getShopShipping, () => ({}), itself],
  ['/seller/notifications', getShopNotifications, () => ({}), itself],
  ['/seller/payment_settings', getShopPaymentSettings, () => ({}), itself],
  ['/operator/staff/change', listStaff, () => ({}), ofList],
  ['/seller/staff/change', listShopStaff, () => ({}), ofList],
  ['/seller/coupon/', listShopCoupons, ({ id }) => ({ id }), ofList],
]

/** The version fields that a client sends with a change. The client gets them by reading the record first. */
export const guardOf = async (mall: DemoMall, { path }: CallShape, fields: Fields, who: Headers | undefined): Promise<Fields> => {
  const { id = null, sku_id: sku = null, name } = fields
  if (path.startsWith('/operator/policies/')) {
    const [policy] = (await mall.ask(listPolicies, { name: String(name) }, who)).data?.list ?? []
    return { seen: policy?.seen ?? '0' }
  }
  if (path === '/operator/conversation/assign')
    return { seen: await first(mall, sql`select operator_id::text as version from chat.conversation where id = ${fields['conversation']}`) }
  if (path === '/operator/ticket/assign')
    return { seen: await first(mall, sql`select operator_id::text as version from support.ticket where id = ${id}`) }
  if (path === '/operator/edits/back')
    return {
      version: await first(
        mall,
        sql`select max(same.id)::text as version from changelog.edit same join changelog.edit one using (kind, thing) where one.id = ${id}`,
      ),
    }
  if (path.startsWith('/seller/product/')) {
    const product = sql`coalesce(${id}::bigint, (select product_id from products.sku where id = ${sku}::bigint))`
    return {
      version: await first(
        mall,
        sql`select version::text from seller_products.entry where product_id = ${product}`,
        path.endsWith('/save') ? '0' : '1',
      ),
    }
  }
  const reading = readings.find(([prefix]) => path.startsWith(prefix))
  if (reading) {
    const [, read, inputOf, of] = reading
    const { code, data } = await mall.ask(read, inputOf(fields) as never, who)
    // A user who may not read the record sends version 0.
    return { version: (code === 200 ? of(data as never, fields)?.version : undefined) ?? '0' }
  }
  const [, kind, names] = things.find(([prefix]) => path.startsWith(prefix)) ?? []
  if (kind === undefined || names === undefined) throw new Error(`nobody knows how ${path} is guarded`)
  const thing = fields[names]
  const latest = sql<{
    version: string
  }>`select max(id)::text as version from changelog.edit where kind = ${kind} and thing = ${thing ?? null}`
  return { version: await first(mall, latest) }
}

/** Sends a call like a client that has just read the record it changes. */
export const askSeeing = async <C extends CallShape>(
  mall: DemoMall,
  call: Call<C>,
  fields: Fields,
  who: Headers | undefined,
): Promise<Answered<AnswerOf<C>>> => mall.ask(call, { ...(await guardOf(mall, call, fields, who)), ...fields } as never, who)

/** The fields of a test action, plus the version that its user has just read. */
export const seeing =
  (call: CallShape, fieldsOf: (doer: Doer) => Record<string, string> | Promise<Record<string, string>>) =>
  async (doer: Doer): Promise<Record<string, string>> => {
    const fields = await fieldsOf(doer)
    return { ...((await guardOf(doer.mall, call, fields, doer.headers)) as Record<string, string>), ...fields }
  }
