/**
 * One recharge, withdrawal, transfer or adjustment according to the server's answers: owner, amount and final state. `end` is null until
 * acknowledged.
 */
export type Acknowledged<End extends string> = { who: string; cents: number; end: End | null; version: number }
export type Transferred = Acknowledged<'returned'> & { shop: string; own: boolean }
export type Adjusted = Acknowledged<'made' | 'withdrawn'> & { account: 'customer' | 'shop'; sign: 1 | -1 }

/** All acknowledged recharges, withdrawals, transfers and adjustments, by id. */
export const makeBook = () => {
  const recharges = new Map<string, Acknowledged<'completed' | 'failed'>>()
  const withdrawals = new Map<string, Acknowledged<'completed' | 'failed' | 'cancelled'>>()
  const transfers = new Map<string, Transferred>()
  const adjustments = new Map<string, Adjusted>()
  const faults: string[] = []
  /** Adds an acknowledged recharge, withdrawal, transfer or adjustment. Its ID must be unique. */
  const begins = <T extends Acknowledged<string>>(records: Map<string, T>, id: string, record: T) => {
    if (records.has(id)) faults.push(`the number ${id} was given twice`)
    records.set(id, record)
  }
  const ends = <End extends string>(record: Acknowledged<End> | undefined, end: End) => {
    if (record && record.end !== null && record.end !== end) faults.push(`a record was answered as ${record.end} and as ${end}`)
    if (record) record.end = end
  }
  return { recharges, withdrawals, transfers, adjustments, faults, begins, ends }
}
export type Book = ReturnType<typeof makeBook>

export const centsOf = (amount: string): number => Math.round(Number(amount) * 100)
export const inDollars = (cents: number): string => (cents / 100).toFixed(2)
export const anyOf = <T>(items: Iterable<T>): T | undefined => {
  const all = [...items]
  return all[Math.floor(Math.random() * all.length)]
}
