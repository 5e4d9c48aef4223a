import type { MallShop, MallShopRow, Suspension } from '@plaza/contract'
import { formatMoney, nothing } from '@plaza/values'
import { auditOf } from '../../../platform/observability/audit/read-audit.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { Kernel } from '../../../platform/kernel.ts'
import { customersByIds } from '../../identity/accounts/index.ts'
import type { CasesOf } from '../../approvals/queue/index.ts'
import { balancesOf } from '../../foundation/ledger/books/index.ts'
import { owedOf } from '../../foundation/ledger/room/index.ts'
import { owedByShop, shopAvailableOf, shopFrozenOf } from '../../foundation/ledger/money/index.ts'
import { countsOf } from '../../orders/orders/lookup/index.ts'
import { membersOf, type ShopStatus, shopStatus } from '../../shops/profile/index.ts'
import { namesOfStaff, type OperatorRow } from '../../identity/staff/operators/index.ts'
import { mayReadShop } from './rights.ts'
import { type SuspensionRow, suspensionsOf } from './suspension-rows.ts'

const maxCounted = 1000
const newest = 20
/** Kinds of cases about a shop. The owner's personal cases, such as a recharge, are on the owner's customer page. */
const ofShops = ['100', '200', '300'] as const

export const toShopList = async (db: Db, rows: readonly ShopStatus[]): Promise<MallShopRow[]> => {
  const owners = await customersByIds(
    db,
    rows.map(({ ownerId }) => ownerId),
  )
  return rows.map((row) => {
    const owner = owners.get(row.ownerId)
    return {
      id: row.id,
      name: row.name,
      state: row.status,
      city: row.city,
      country: row.country,
      owner: { id: row.ownerId, full_name: owner?.fullName ?? '', email: owner?.email ?? '' },
      since: row.openedAt.toISOString(),
    }
  })
}

const toSuspensionView = (row: SuspensionRow, names: ReadonlyMap<string, string>): Suspension => ({
  id: row.id,
  reason: row.reason,
  ground: row.ground,
  objection: row.objection,
  since: row.since.toISOString(),
  until: row.until?.toISOString() ?? null,
  made_by: names.get(row.madeBy) ?? '',
  appeal: row.appeal && row.appealedAt ? { text: row.appeal, at: row.appealedAt.toISOString() } : null,
  ended: row.endedAt && { at: row.endedAt.toISOString(), by: row.endedBy && (names.get(row.endedBy) ?? ''), reason: row.endedFor },
})

const moneyOf = async (db: Db, id: string) => {
  const available = shopAvailableOf(id)
  const frozen = shopFrozenOf(id)
  const [held, owed] = await Promise.all([balancesOf(db, [available, frozen]), owedOf(db, owedByShop(id))])
  return { balance: formatMoney(held[available] ?? nothing), frozen: formatMoney(held[frozen] ?? nothing), owed: formatMoney(owed) }
}

const staffOf = async (db: Db, id: string) => (await membersOf(db, id)).map(({ email, role, status }) => ({ email, role, state: status }))

const recordOf = async (db: Db, id: string, names: ReadonlyMap<string, string>) =>
  (await auditOf(db, { subject: `shop:${id}`, limit: newest })).map((row) => ({
    ...row,
    at: row.at.toISOString(),
    name: names.get(row.actor.replace('operator:', '')) ?? null,
  }))

const casesOfShop = async (kernel: Kernel, casesOf: CasesOf, { id, ownerId }: ShopStatus, staff: OperatorRow) => {
  const members = (await membersOf(kernel.db, id)).flatMap(({ customerId, status }) =>
    status === 'active' && customerId ? [customerId] : [],
  )
  const cases = await casesOf(kernel, [ownerId, ...members], staff, ofShops)
  return cases.filter(({ kind, who }) => kind !== '100' || who.id === ownerId)
}

/** All data of a shop that the operator's role may see; null for an unknown shop. */
export const viewShop = async (kernel: Kernel, casesOf: CasesOf, id: string, staff: OperatorRow): Promise<MallShop | null> => {
  const { db } = kernel
  const { role } = staff
  const row = await shopStatus(db, id)
  if (!row) return null
  const names = await namesOfStaff(db)
  const [[view], cases, suspensions, money, orders, members, audit] = await Promise.all([
    toShopList(db, [row]),
    casesOfShop(kernel, casesOf, row, staff),
    suspensionsOf(db, id),
    mayReadShop('money', role) ? moneyOf(db, id) : null,
    mayReadShop('orders', role) ? countsOf(db, { shopId: id }, maxCounted) : null,
    mayReadShop('safety', role) ? staffOf(db, id) : null,
    mayReadShop('safety', role) ? recordOf(db, id, names) : null,
  ])
  if (!view) return null
  const deed = row.status === 'open' ? (['suspend'] as const) : row.status === 'suspended' ? (['reopen'] as const) : []
  return {
    ...view,
    contact_person: row.contactPerson,
    phone: row.phone,
    back_on: row.backOn,
    cases,
    money,
    orders,
    members,
    suspensions: suspensions.map((each) => toSuspensionView(each, names)),
    audit,
    may: mayReadShop('act', role) ? [...deed] : [],
  }
}
