import { everyCall } from '@plaza/contract/every-call'
import { fieldsOf } from '@plaza/contract/json-schema'
import { expect } from 'vitest'
import type { DemoMall } from '../demo-mall.ts'
import { callOf } from '../everybodys-acts.ts'

type Headers = Record<string, string>
type Fields = Readonly<Record<string, string>>
type Row = Record<string, never> & { id: string }
/** The rows that a filter value must show, derived from each row's fields. */
type View = {
  field: string
  /** The filter value that matches all rows. Null if the list without a filter shows all rows. */
  whole: string | null
  shows: (row: never, choice: string) => boolean
  /** The filter value that has a different sort order. */
  sorted?: string
}
type Stated = { state: string }
type Ordered = { status: string; open_refunds: number; actions: readonly string[] }
type RequestRow = { outcome: number; deadline: { by: string } | null }
type Talk = { assigned: { mine: boolean } | null; closed: boolean; waiting_since: string | null }
type Ticket = { state: string; assigned: { mine: boolean } | null }
type Product = { state: string; draft: string | null }

const byState: View = { field: 'state', whole: null, shows: ({ state }: Stated, choice) => state === choice }
const byRunning: View = { field: 'state', whole: null, shows: ({ running }: { running: string }, choice) => running === choice }
const shippedStates = ['shipped', 'in_transit', 'on_the_way', 'delivered']
const over = ['received', 'completed']
const isOpen = (choice: string, outcome: number) => choice === 'all' || (choice === 'open') === (outcome === 0)
const drafts = ['draft', 'review', 'changes_wanted', 'rejected']
const draftOf = ({ state, draft }: Product) => draft ?? (drafts.includes(state) ? state : null)

/** Every paginated list that can be filtered by state, status or view. */
export const views: Readonly<Record<string, View>> = {
  listOrders: {
    field: 'status',
    whole: 'all',
    shows: ({ status, open_refunds: open, actions }: Ordered, choice) =>
      ({
        ...{
          all: true,
          unpaid: status === 'unpaid',
          to_ship: ['paid', 'to_ship'].includes(status),
          to_receive: shippedStates.includes(status) && status !== 'delivered',
          delivered: status === 'delivered',
        },
        ...{
          to_review: actions.includes('comment'),
          completed: over.includes(status),
          cancelled: status === 'cancelled',
          refunds: open > 0,
        },
      })[choice] ?? false,
  },
  listSoldOrders: {
    field: 'status',
    whole: 'all',
    shows: ({ status }: Ordered, choice) =>
      ({
        ...{ all: true, unpaid: status === 'unpaid', to_accept: status === 'paid', to_ship: status === 'to_ship' },
        ...{ shipped: shippedStates.includes(status), done: over.includes(status), cancelled: status === 'cancelled' },
      })[choice] ?? false,
  },
  // The refund requests that wait for the buyer are those with a deadline for the buyer. Open requests wait for the shop or staff.
  listRefunds: {
    field: 'status',
    whole: 'all',
    shows: ({ outcome, deadline }: RequestRow, choice) => {
      const isMine = deadline?.by === 'customer'
      return choice === 'mine' ? isMine : isOpen(choice, outcome) && !(choice === 'open' && isMine)
    },
  },
  listShopRefunds: { field: 'state', whole: 'all', sorted: 'open', shows: ({ outcome }: RequestRow, choice) => isOpen(choice, outcome) },
  listMallOrders: byState,
  listMallRefunds: byState,
  listRecharges: byState,
  listWithdrawals: byState,
  listShopWithdrawals: byState,
  listStockApplications: byState,
  listCustomers: byState,
  listMallShops: byState,
  listTickets: byState,
  listShopTickets: byState,
  listServiceTickets: {
    field: 'view',
    whole: 'all',
    sorted: 'waiting',
    shows: ({ state, assigned }: Ticket, choice) => (choice === 'waiting' ? state === 'open' : choice === 'all' || assigned?.mine === true),
  },
  listServiceConversations: {
    field: 'view',
    whole: 'all',
    shows: ({ assigned, closed }: Talk, choice) =>
      ({ all: true, unassigned: assigned === null && !closed, mine: assigned?.mine === true && !closed, closed })[choice] ?? false,
  },
  listShopConversations: {
    field: 'view',
    whole: 'all',
    shows: ({ waiting_since: since }: Talk, choice) => choice === 'all' || since !== null,
  },
  listShopCoupons: byRunning,
  listMallCoupons: byRunning,
  listShopProducts: {
    field: 'state',
    whole: 'all',
    shows: (row: Product, choice) => choice === 'all' || (drafts.includes(choice) ? draftOf(row) === choice : row.state === choice),
  },
}
/** Lists without a filter value that matches all rows, with the reason. */
export const withoutWhole: Readonly<Record<string, string>> = {
  listCases: 'what is open and what was decided are two lists: cases/routes',
  listCash: 'each view is of something else: cash/cash',
}

/** Lists that can be filtered by day, with the field that the filter compares. */
export const days: Readonly<Record<string, string>> = {
  listAudit: 'at',
  listLedgerLines: 'at',
  listSoldOrders: 'placed_at',
  listTransactions: 'date',
}

const fields = new Map(everyCall.map(({ name, call }) => [name, fieldsOf(call.input as never, name).fields]))
const paged = everyCall.filter(({ name, call }) => call.method === 'GET' && fields.get(name)?.some((each) => each.name === 'cursor'))
const namesWith = (such: (has: (name: string) => boolean) => boolean) =>
  paged.map(({ name }) => name).filter((name) => such((field) => fields.get(name)?.some((each) => each.name === field) ?? false))
export const narrowedToViews = namesWith((has) => ['state', 'status', 'view'].some(has))
export const narrowedToDays = namesWith((has) => has('from') && has('to'))

const choicesOf = (name: string, field: string): string[] => {
  const { schema } = fields.get(name)?.find((each) => each.name === field) ?? {}
  return [...((schema as { enum?: string[] } | undefined)?.enum ?? [])]
}

/** Reads every row of a list. The pages are small, so that some end between rows of the same time. */
const turn = async (mall: DemoMall, name: string, query: Fields, headers: Headers, limit = 7): Promise<Row[]> => {
  const rows: Row[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const { code, data } = await mall.ask(callOf(name), { ...query, limit: String(limit), ...(cursor && { cursor }) }, headers)
    expect([name, query, code]).toEqual([name, query, 200])
    const page = data as unknown as { list: Row[]; next_cursor: string | null }
    rows.push(...page.list)
    cursor = page.next_cursor
  }
  return rows
}
const idsOf = (rows: readonly { id: string }[], isSorted: boolean) => {
  const ids = rows.map(({ id }) => id)
  return isSorted ? ids.toSorted((one, other) => Number(one) - Number(other)) : ids
}

/** Checks that each filter value returns the right rows of the whole list, in the list's order. Returns the filter values without rows. */
export const viewsAgree = async (mall: DemoMall, name: string, headers: Headers): Promise<string[]> => {
  const view = views[name]
  if (!view) throw new Error(`${name} has no views`)
  const { field, whole, shows, sorted } = view
  const all = await turn(mall, name, whole === null ? {} : { [field]: whole }, headers)
  const empty: string[] = []
  for (const choice of choicesOf(name, field)) {
    const shown = await turn(mall, name, { [field]: choice }, headers)
    const should = all.filter((row) => shows(row as never, choice))
    const isSorted = choice === sorted
    expect([name, choice, idsOf(shown, isSorted)]).toEqual([name, choice, idsOf(should, isSorted)])
    if (shown.length === 0) empty.push(choice)
  }
  return empty
}

/** Checks that a filter by day returns the rows from the first to the last moment of the day. Returns the number of days. */
export const daysAgree = async (mall: DemoMall, name: string, headers: Headers, query: Fields = {}): Promise<number> => {
  const at = days[name] ?? ''
  const all = await turn(mall, name, query, headers, 50)
  const dayOf = (row: Row) => String(row[at]).slice(0, 10)
  const found = [...new Set(all.map(dayOf))].toSorted()
  for (const day of found) {
    const idsWithin = async (within: Fields) => idsOf(await turn(mall, name, { ...query, ...within }, headers, 50), false)
    const should = (such: (other: string) => boolean) =>
      idsOf(
        all.filter((row) => such(dayOf(row))),
        false,
      )
    expect([name, day, await idsWithin({ from: day, to: day })]).toEqual([name, day, should((other) => other === day)])
    expect([name, 'from', day, await idsWithin({ from: day })]).toEqual([name, 'from', day, should((other) => other >= day)])
    expect([name, 'to', day, await idsWithin({ to: day })]).toEqual([name, 'to', day, should((other) => other <= day)])
  }
  return found.length
}
