import { sql } from 'kysely'
import type { Act, Doer } from './act.ts'
import { idOf } from './payees.ts'
import { onSale } from './on-sale.ts'

const audit = 'platform.audit'
const ofCustomer = (tables: readonly string[]) => tables.map((table) => `${table} of the customer`)
/** A customer may have sessions in the storefront and in the console of their shop. */
const sessions = ['platform.session of the customer', 'platform.session of seller']
const customer = async ({ mall: { kernel }, customer: email = '' }: Doer) => ({ id: await idOf(kernel, email) })
const because = async (doer: Doer) => ({ ...(await customer(doer)), reason: 'Somebody else was in the account' })

const newest = (table: 'orders.order_header' | 'refunds.refund') => async (doer: Doer) => {
  const { id } = await customer(doer)
  const found = await sql<{ id: string }>`select max(id)::text as id from ${sql.table(table)} where customer_id = ${id}`.execute(
    doer.mall.kernel.db,
  )
  return { id: found.rows[0]?.id ?? '' }
}
const shopOf = async (doer: Doer) => ({ id: (await onSale(doer.mall))[0]?.shopId ?? '' })
const statement = { reason: 'Goods that were never sent', ground: 'Terms, section 4', appeal: 'Answer the letter' }
const ofKeeper = [
  ...['profile.shop', 'notifications.notice', 'platform.live_event', 'platform.mail'].map((table) => `${table} of the keeper`),
  'platform.live_event of the shop',
]

/** Staff calls about people, without decisions: reads and changes. */
export const staffActs: readonly Act[] = [
  { name: 'listCustomers' },
  { name: 'findRecords', ask: () => ({ keyword: 'people' }) },
  { name: 'showCustomer', ask: customer, changes: [audit] },
  { name: 'listMallOrders' },
  { name: 'showMallOrder', ask: newest('orders.order_header') },
  { name: 'listMallRefunds' },
  { name: 'showMallRefund', ask: newest('refunds.refund'), changes: [audit] },
  { name: 'listLedgerLines' },
  { name: 'listLedgerAccounts' },
  { name: 'showBalanceSheet' },
  { name: 'listDayClosings' },
  { name: 'showReport', ask: () => Promise.resolve({ report: 'sales' }) },
  { name: 'listMallShops' },
  { name: 'showMallShop', ask: shopOf },
  {
    name: 'suspendShop',
    takesAway: true,
    ask: async (doer) => ({ ...(await shopOf(doer)), ...statement }),
    changes: [audit, 'operator_shops.suspension of the shop', ...ofKeeper],
  },
  {
    name: 'reopenShop',
    takesAway: true,
    // `learnt.id` is the shop of the previous test action.
    ask: ({ learnt }) => ({ id: learnt.id ?? '', reason: 'It was sent after all' }),
    changes: [audit, 'operator_shops.suspension of the shop', ...ofKeeper],
  },
  { name: 'endCustomerSessions', takesAway: true, ask: because, changes: [audit, ...sessions] },
  {
    name: 'disableCustomer',
    takesAway: true,
    ask: because,
    changes: [audit, ...ofCustomer(['accounts.customer', 'platform.mail'])],
  },
  { name: 'enableCustomer', takesAway: true, ask: because, changes: [audit, ...ofCustomer(['accounts.customer', 'platform.mail'])] },
]
