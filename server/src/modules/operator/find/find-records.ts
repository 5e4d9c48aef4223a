import { type FoundKind, type FoundRecord, foundKinds, maxFoundOfKind, staffRoles, type findRecords as call } from '@plaza/contract'
import { done } from '@plaza/values'
import type { Kernel } from '../../../platform/kernel.ts'
import type { UseCase } from '../../../platform/http/serve.ts'
import type { FindCases } from '../../approvals/queue/index.ts'
import { customersByIds, findCustomers, type FoundCustomer } from '../../identity/accounts/index.ts'
import { allowStaff, type OperatorRow } from '../../identity/staff/operators/index.ts'
import { orderByNumber } from '../../orders/orders/index.ts'
import { requestsOfTransaction } from '../../payments/wallet/index.ts'
import { findShops } from '../../shops/profile/index.ts'
import { foundOrders, foundPostings, foundProducts, foundRefunds, foundStaff, foundTickets, type Sought } from './found-records.ts'
import { type Meant, readKeyword, recordOf } from './plan-keyword.ts'
import { mayFind } from './rights.ts'

type Customers = readonly FoundCustomer[]

/** People and shops are searched first: their orders, refunds, cases and tickets are results too. */
const findOwners = async ({ db }: Kernel, meant: Meant) => {
  const { text, reference, ticket, journal, orderNo } = meant
  const numbered = orderNo === null ? null : await orderByNumber(db, orderNo)
  if (numbered || reference || ticket || journal) {
    const buyer = numbered && (await customersByIds(db, [numbered.customerId])).get(numbered.customerId)
    return { order: numbered, people: buyer ? [buyer] : [], shops: [] }
  }
  const people = await findCustomers(db, text, null, maxFoundOfKind)
  const ownerId = meant.email === null ? null : (people.find(({ email }) => isSame(email, meant.email))?.id ?? null)
  return { order: null, people, shops: await findShops(db, { keyword: text, ownerId, status: null, limit: maxFoundOfKind }) }
}
const isSame = (one: string, other: string | null) => one.toLowerCase() === other?.toLowerCase()

const toPerson = ({ id, fullName, email }: FoundCustomer, { number, email: typed, text }: Meant): FoundRecord => ({
  kind: 'person',
  id,
  name: fullName,
  note: email,
  exact: id === number || isSame(email, typed) || isSame(fullName, text),
  case_kind: null,
})

const findCasesOf = async (
  { kernel, findCases, staff }: { kernel: Kernel; findCases: FindCases; staff: OperatorRow },
  meant: Meant,
  people: Customers,
): Promise<FoundRecord[]> => {
  const record = recordOf(meant.reference)
  const paid = meant.code === null ? [] : await requestsOfTransaction(kernel.db, meant.code, maxFoundOfKind)
  const keys = [...paid, ...(record?.kind === 'case' ? [{ kind: record.caseKind, id: record.id }] : [])]
  const cases = await findCases(kernel, staff, {
    keys,
    ids: meant.number === null ? [] : [meant.number],
    customers: people.map(({ id }) => id),
    name: meant.text,
    limit: 2 * maxFoundOfKind,
  })
  const isExact = ({ kind, id, about }: { kind: string; id: string; about: string }) =>
    id === meant.number || isSame(about, meant.text) || keys.some((key) => key.kind === kind && key.id === id)
  return cases.map(({ kind, id, about, who }) => ({
    kind: 'case',
    id,
    name: about,
    note: who.name,
    exact: isExact({ kind, id, about }),
    case_kind: kind,
  }))
}

const nothing: Promise<FoundRecord[]> = Promise.resolve([])
const rank = (kind: FoundKind) => foundKinds.indexOf(kind)
/** Exact matches first. Each kind keeps its order, and at most `maxFoundOfKind` results. */
const inOrder = (records: readonly FoundRecord[]): FoundRecord[] => {
  const sorted = records.toSorted((a, b) => Number(b.exact) - Number(a.exact) || rank(a.kind) - rank(b.kind))
  const counts = new Map<FoundKind, number>()
  return sorted.filter(({ kind }) => {
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    return count <= maxFoundOfKind
  })
}

/** Finds records of every kind that the role may open, each with indexed statements that read a few rows. */
export const findRecords =
  (findCases: FindCases): UseCase<typeof call> =>
  async (ctx) => {
    const { kernel, input } = ctx
    const staff = await allowStaff(ctx, staffRoles)
    if ('refused' in staff) return staff
    const meant = readKeyword(input.keyword)
    const owners = await findOwners(kernel, meant)
    const sought: Sought = { kernel, lang: ctx.lang, meant, ...owners }
    const found = await Promise.all([
      mayFind('order', staff.role) ? foundOrders(sought) : nothing,
      mayFind('staff', staff.role) ? foundStaff(sought) : nothing,
      mayFind('refund', staff.role) ? foundRefunds(sought) : nothing,
      findCasesOf({ kernel, findCases, staff }, meant, owners.order ? [] : owners.people),
      mayFind('ticket', staff.role) ? foundTickets(sought) : nothing,
      mayFind('posting', staff.role) ? foundPostings(sought) : nothing,
      mayFind('product', staff.role) ? foundProducts(sought) : nothing,
    ])
    const people = mayFind('person', staff.role) ? owners.people.map((each) => toPerson(each, meant)) : []
    const shops = mayFind('shop', staff.role) ? owners.shops.map((each) => toShop(each, owners.people, meant)) : []
    return done({ list: inOrder([...people, ...shops, ...found.flat()]) })
  }

type Shop = Awaited<ReturnType<typeof findShops>>[number]
const toShop = ({ id, name, city, ownerId }: Shop, people: Customers, { number, text, email }: Meant): FoundRecord => ({
  kind: 'shop',
  id,
  name,
  note: city,
  exact: id === number || isSame(name, text) || (email !== null && people.some((each) => each.id === ownerId && isSame(each.email, email))),
  case_kind: null,
})
