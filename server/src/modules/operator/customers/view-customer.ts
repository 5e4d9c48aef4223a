import type { CustomerView } from '@plaza/contract'
import { formatMoney, nothing, type Language } from '@plaza/values'
import { auditOf } from '../../../platform/observability/audit/read-audit.ts'
import type { Kernel } from '../../../platform/kernel.ts'
import { sessionsOf } from '../../../platform/auth/sessions.ts'
import { customerView } from '../../identity/accounts/index.ts'
import { bookOf, toAddressView } from '../../identity/addresses/index.ts'
import { balancesOf, accountLines } from '../../foundation/ledger/books/index.ts'
import type { CasesOf } from '../../approvals/queue/index.ts'
import { availableOf, frozenOf } from '../../foundation/ledger/money/index.ts'
import { noticesOf } from '../../foundation/notifications/index.ts'
import { ordersBefore } from '../../orders/orders/lookup/index.ts'
import { shopOfOwner } from '../../shops/profile/owners/index.ts'
import { namesOfStaff, type OperatorRow } from '../../identity/staff/operators/index.ts'
import { toTransactionLine } from '../../payments/wallet/statement/index.ts'
import { mayReadCustomer } from './rights.ts'
import { toCustomerView } from './customer-view.ts'

const newest = 20
type Read = Pick<Kernel, 'db'>

const moneyOf = async ({ db }: Read, id: string) => {
  const available = availableOf(id)
  const frozen = frozenOf(id)
  const [held, lines] = await Promise.all([balancesOf(db, [available, frozen]), accountLines(db, { account: available, limit: newest })])
  return {
    balance: formatMoney(held[available] ?? nothing),
    frozen: formatMoney(held[frozen] ?? nothing),
    lines: lines.map(toTransactionLine),
  }
}

const ordersOf = async ({ db }: Read, customerId: string) =>
  (await ordersBefore(db, { customerId }, null, newest)).orders.map((order) => ({
    id: order.id,
    order_no: order.orderNo,
    shop: order.shopName,
    state: order.status,
    total: formatMoney(order.total),
    placed_at: order.placedAt.toISOString(),
  }))

const whereOf = async ({ db }: Read, personId: string, now: Date) => {
  const of = async (audience: 'customer' | 'seller') =>
    (await sessionsOf(db, { audience, personId }, now)).map((each) => ({
      id: each.id,
      audience,
      device: each.device,
      place: each.address,
      since: each.madeAt.toISOString(),
      last_use: each.usedAt.toISOString(),
    }))
  return [...(await of('customer')), ...(await of('seller'))].slice(0, newest)
}

const recordOf = async ({ db }: Read, id: string) => {
  const [rows, names] = await Promise.all([auditOf(db, { subject: `customer:${id}`, limit: newest }), namesOfStaff(db)])
  return rows.map((row) => ({ ...row, at: row.at.toISOString(), name: names.get(row.actor.replace('operator:', '')) ?? null }))
}

type Context = { kernel: Kernel; input: { id: string }; lang: Language }

/** All data of a customer that the operator's role may see. Null for an unknown customer. */
export const viewCustomer = async (
  { kernel, input: { id }, lang }: Context,
  casesOf: CasesOf,
  staff: OperatorRow,
): Promise<CustomerView | null> => {
  const { db } = kernel
  const { role } = staff
  const row = await customerView(db, id)
  if (!row) return null
  const now = kernel.now()
  const [shop, cases, money, orders, addresses, notices, sessions, audit] = await Promise.all([
    shopOfOwner(db, id),
    casesOf(kernel, [id], staff),
    mayReadCustomer('money', role) ? moneyOf(kernel, id) : null,
    mayReadCustomer('orders', role) ? ordersOf(kernel, id) : null,
    mayReadCustomer('orders', role) ? bookOf(db, id) : null,
    mayReadCustomer('orders', role) ? noticesOf(db, id, lang, newest) : null,
    mayReadCustomer('safety', role) ? whereOf(kernel, id, now) : null,
    mayReadCustomer('safety', role) ? recordOf(kernel, id) : null,
  ])
  const isIn = row.status === 'active' || row.status === 'closing'
  const deeds = isIn ? (['disable', 'end_sessions'] as const) : row.status === 'disabled' ? (['enable'] as const) : []
  return {
    ...toCustomerView(row),
    email_verified: row.verified,
    lang: row.lang,
    currency: row.currency,
    closing_at: row.closingAt?.toISOString() ?? null,
    payouts_paused_until: row.payoutsPausedUntil && row.payoutsPausedUntil > now ? row.payoutsPausedUntil.toISOString() : null,
    shop: shop && { id: shop.id, name: shop.name, state: shop.status },
    cases,
    money,
    orders,
    addresses: addresses && addresses.map((each) => toAddressView(each, lang)),
    notices,
    sessions,
    audit,
    may: mayReadCustomer('act', role) ? [...deeds] : [],
  }
}
