import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Kernel } from '../../server/src/platform/kernel.ts'
import type { CashBook } from './book.ts'
import { payOut } from './prepare.ts'

/** Invariants that are always true: no shop paid more than it owed, and no spendable money comes from a debt. */
const momentFaults = async (kernel: Kernel): Promise<string[]> => {
  const found = await sql<{ fault: string }>`select address || ' was paid more than was owed, by ' || balance || ' cents' as fault from (
      select address, sum(case when posting.to_id = account.id then posting.amount else -posting.amount end) as balance
      from ledger.account join ledger.posting on account.id in (posting.from_id, posting.to_id) where kind = 'shop.receivable' group by address
    ) owed where balance > 0
    union all select source || ' funds what can be spent, by ' || amount || ' cents' from ledger.uncovered()`.execute(kernel.db)
  return found.rows.map(({ fault }) => fault)
}

/** Checks the books repeatedly. A violation counts even if it disappears later. */
export const watchBooks = async (kernel: Kernel, book: CashBook, stopped: () => boolean): Promise<void> => {
  const known = new Set<string>()
  while (!stopped()) {
    // While the database is down, there is nothing to check.
    for (const fault of await momentFaults(kernel).catch(() => [])) {
      const [what = ''] = fault.split(', by')
      if (!known.has(what)) book.faults.push(fault)
      known.add(what)
    }
    await pause(300)
  }
}

/** Pays out the balances of shops repeatedly, so that they lack the money for refunds. */
export const emptyShops = async (kernel: Kernel, shops: readonly string[], stopped: () => boolean): Promise<void> => {
  for (let number = 1; !stopped(); number += 1) {
    await pause(1500)
    // If the database is down or a balance has changed since, the next round retries.
    await payOut(kernel, shops, number).catch(() => {})
  }
}
