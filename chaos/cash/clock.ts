import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Kernel } from '../../server/src/platform/kernel.ts'
import type { CashBook } from './book.ts'
import { payOut } from './prepare.ts'

/** Invariants at every moment: a shop never paid more than it owed, and nothing that can be spent comes from a debt. */
const momentFaults = async (kernel: Kernel): Promise<string[]> => {
  const found = await sql<{ fault: string }>`select address || ' was paid more than was owed, by ' || balance || ' cents' as fault from (
      select address, sum(case when posting.to_id = account.id then posting.amount else -posting.amount end) as balance
      from ledger.account join ledger.posting on account.id in (posting.from_id, posting.to_id) where kind = 'shop.receivable' group by address
    ) owed where balance > 0
    union all select source || ' funds what can be spent, by ' || amount || ' cents' from ledger.uncovered()`.execute(kernel.db)
  return found.rows.map(({ fault }) => fault)
}

/** Looks at the books again and again; what was wrong once is a fault, also where it is right again later. */
export const watchBooks = async (kernel: Kernel, book: CashBook, stopped: () => boolean): Promise<void> => {
  const known = new Set<string>()
  while (!stopped()) {
    // While the database is away there is nothing to see.
    for (const fault of await momentFaults(kernel).catch(() => [])) {
      const [what = ''] = fault.split(', by')
      if (!known.has(what)) book.faults.push(fault)
      known.add(what)
    }
    await pause(300)
  }
}

/** Shops are paid out what they have, so that refunds find them without money. */
export const emptyShops = async (kernel: Kernel, shops: readonly string[], stopped: () => boolean): Promise<void> => {
  for (let number = 1; !stopped(); number += 1) {
    await pause(1500)
    // Where the database is away or a balance moved meanwhile, the next round pays out.
    await payOut(kernel, shops, number).catch(() => {})
  }
}
