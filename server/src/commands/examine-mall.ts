import { makeKernel } from '../app.ts'
import { contributions } from '../mall.ts'
import { runLedgerChecks } from '../modules/foundation/ledger/checks/index.ts'
import type { Environment } from '../platform/environment.ts'
import { verifyAudit } from '../platform/observability/audit/audit.ts'

/** Prints what a restored or imported mall holds. True if ledger and audit log are in order. */
export const examineMall = async (environment: Environment, url: string): Promise<boolean> => {
  const kernel = makeKernel(environment, url)
  try {
    const { rows } = await kernel.database.pool.query<{ orders: string; last: Date | null }>(
      'select count(*) as orders, max(placed_at) as last from orders.order_header',
    )
    const [held] = rows
    console.log(`Orders: ${held?.orders ?? 0}${held?.last ? `, the last of ${held.last.toISOString()}` : ''}.`)
    const books = await runLedgerChecks(kernel, contributions.checks)
    for (const { invariant, bad } of books.results) if (bad > 0) console.error(`✗ ${invariant.replaceAll('_', ' ')}: ${bad} rows`)
    console.log(books.green ? 'The books agree.' : 'The books do not agree.')
    const { seals, problems } = await verifyAudit(kernel.db)
    for (const { number, problem } of problems) console.error(`Seal ${number}: ${problem}.`)
    console.log(problems.length === 0 ? `The audit log is intact (${seals} seals).` : 'The audit log is broken.')
    return books.green && problems.length === 0
  } finally {
    await kernel.database.close()
  }
}
