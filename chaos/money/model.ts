import { sql } from 'kysely'
import type { Kernel } from '../../server/src/platform/kernel.ts'
import type { Book, Acknowledged } from './book.ts'
import { type Person, startCents } from '../../server/test/money-people.ts'

type Row = { id: string; state: string }
type Table = 'wallet.recharge' | 'wallet.withdrawal' | 'wallet.transfer' | 'queue.adjustment'

const rowsOf = async (kernel: Kernel, table: Table, people: readonly string[]): Promise<Map<string, string>> => {
  const made = table === 'queue.adjustment' ? sql`reason like 'adjustment %'` : sql`customer_id = any(${people}::bigint[])`
  const found = await sql<Row>`select id, state from ${sql.table(table)} where ${made}`.execute(kernel.db)
  return new Map(found.rows.map(({ id, state }) => [id, state]))
}

/** Compares acknowledged movements with the database. `open` lists the states allowed for a movement without an acknowledged end. */
const compare = (
  name: string,
  acknowledged: Map<string, Acknowledged<string>>,
  there: Map<string, string>,
  open: readonly string[],
): string[] => {
  const lost = [...acknowledged.keys()].filter((id) => !there.has(id)).length
  const never = [...there.keys()].filter((id) => !acknowledged.has(id)).length
  const others = [...acknowledged].filter(([id, { end }]) => {
    const state = there.get(id)
    return state !== undefined && (end === null ? !open.includes(state) : state !== end)
  }).length
  return [
    ...(lost > 0 ? [`${lost} ${name} were acknowledged and are not there`] : []),
    ...(never > 0 ? [`${never} ${name} exist that no answer acknowledged`] : []),
    ...(others > 0 ? [`${others} ${name} differ from their answers`] : []),
  ]
}

const balances = async (kernel: Kernel): Promise<Map<string, number>> => {
  const found = await sql<{ address: string; balance: string }>`select address, balance from ledger.account where tracked`.execute(
    kernel.db,
  )
  return new Map(found.rows.map(({ address, balance }) => [address, Number(balance)]))
}

/** Balances of shops before the test moves money. */
export const shopBalances = async (kernel: Kernel, shops: readonly string[]): Promise<Map<string, number>> => {
  const all = await balances(kernel)
  return new Map(shops.map((id) => [id, all.get(`shop.available/${id}`) ?? 0]))
}

/** Expected balance of every customer and shop, computed from the answers. Only changes by schedules are read from the database. */
const expected = (book: Book, people: readonly Person[], before: Map<string, number>, completed: (id: string) => boolean) => {
  const held = new Map<string, number>([
    ...people.map(({ id }) => [`customer.available/${id}`, startCents] as const),
    ...[...before].map(([id, cents]) => [`shop.available/${id}`, cents] as const),
  ])
  const add = (address: string, cents: number) => held.set(address, (held.get(address) ?? 0) + cents)
  const available = (who: string) => `customer.available/${who}`
  for (const { who, cents, end } of book.recharges.values()) if (end === 'completed') add(available(who), cents)
  for (const { who, cents, end } of book.withdrawals.values()) {
    if (end === null || end === 'completed') add(available(who), -cents)
    add(`customer.frozen/${who}`, end === null ? cents : 0)
  }
  for (const [id, { who, shop, cents, end }] of book.transfers) {
    if (end === 'returned') continue
    add(available(who), -cents)
    add(completed(id) ? `shop.available/${shop}` : `customer.frozen/${who}`, cents)
  }
  for (const { who, account, cents, sign, end } of book.adjustments.values())
    if (end === 'made') add(account === 'customer' ? available(who) : `shop.available/${who}`, sign * cents)
  return held
}

type Judged = { completedByClock: number; faults: string[] }

/** Checks that every acknowledged money movement exists once and the books match to the cent. All frozen money must belong to an undecided case. */
export const judge = async (kernel: Kernel, book: Book, people: readonly Person[], before: Map<string, number>): Promise<Judged> => {
  const ids = people.map(({ id }) => id)
  const transfers = await rowsOf(kernel, 'wallet.transfer', ids)
  const held = await balances(kernel)
  const wanted = expected(book, people, before, (id) => transfers.get(id) === 'completed')
  const wrong = [...wanted].filter(([address, cents]) => (held.get(address) ?? 0) !== cents)
  const byHowMuch = wrong.reduce((sum, [address, cents]) => sum + Math.abs((held.get(address) ?? 0) - cents), 0)
  const stuck = await sql<{ difference: string }>`select abs(
      (select coalesce(sum(amount), 0) from ledger.hold where state = 'open')
      - (select coalesce(sum(amount), 0) from wallet.withdrawal where state in ('submitted', 'approved'))
      - (select coalesce(sum(amount), 0) from wallet.transfer where state = 'held')) as difference`.execute(kernel.db)
  const difference = Number(stuck.rows[0]?.difference ?? 0)
  return {
    completedByClock: [...book.transfers].filter(([id, { own }]) => !own && transfers.get(id) === 'completed').length,
    faults: [
      ...book.faults,
      ...compare('recharges', book.recharges, await rowsOf(kernel, 'wallet.recharge', ids), ['submitted']),
      ...compare('withdrawals', book.withdrawals, await rowsOf(kernel, 'wallet.withdrawal', ids), ['submitted', 'approved']),
      ...compare('transfers', book.transfers, transfers, ['held', 'completed']),
      ...compare('adjustments', book.adjustments, await rowsOf(kernel, 'queue.adjustment', ids), ['signed_once']),
      ...(wrong.length > 0 ? [`${wrong.length} balances are not what the answers add up to, by ${byHowMuch} cents`] : []),
      ...(difference > 0 ? [`${difference} cents are held for nothing`] : []),
    ],
  }
}
