import { sql } from 'kysely'
import type { Db } from '../../../../platform/db/database.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { query, getOne, findOne } from '../../../../platform/db/rows.ts'

type Found = { invariant: string; bad: number; difference: string }
type CheckRun = { id: string; at: Date; green: boolean; results: Found[]; explained: boolean }
/** A check that another module adds to the ledger's checks: a query that returns `bad` and `difference`. */
export type MoneyCheck = { invariant: string; find: (db: Db) => Promise<{ bad: number; difference: bigint }> }

const ownChecks = async (db: Db): Promise<Found[]> => {
  const found = await query<{ invariant: string; bad: string; difference: string }>(db)`
    select invariant, bad, difference from ledger.check_all()`
  return found.map((row) => ({ invariant: row.invariant, bad: Number(row.bad), difference: row.difference }))
}

/** Runs all checks on one snapshot and stores the results. */
export const runLedgerChecks = async (
  kernel: Pick<Kernel, 'db' | 'log'>,
  checks: readonly MoneyCheck[],
  requestedBy: 'system' | `operator:${string}` = 'system',
): Promise<CheckRun> => {
  const begun = performance.now()
  const results = await kernel.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (snapshot) => {
      // Checking years of postings takes longer than the default statement timeout.
      await sql`set local statement_timeout = '10min'`.execute(snapshot)
      await sql`set local idle_in_transaction_session_timeout = '10min'`.execute(snapshot)
      const found = await ownChecks(snapshot)
      for (const check of checks) {
        const { bad, difference } = await check.find(snapshot)
        found.push({ invariant: check.invariant, bad, difference: String(difference) })
      }
      return found
    })
  const green = results.every((each) => each.bad === 0)
  const run = await transaction(kernel, async (tx) => {
    const row = await getOne<{ id: string; at: Date }>(tx)`
      insert into ledger.check_run (green, results, took_ms, asked_by) values (${green}, ${JSON.stringify(results)}, ${Math.round(performance.now() - begun)}, ${requestedBy}) returning id, at`
    return { ...row, green, results, explained: false }
  })
  if (!green) kernel.log.error({ results: results.filter((each) => each.bad > 0) }, 'the ledger check failed: payouts are stopped')
  return run
}

const checkRunColumns = sql`id, at, green, results, explained_by is not null as explained`

/** The last check runs, newest first. */
export const checkRuns = (db: Db, limit: number): Promise<CheckRun[]> =>
  query<CheckRun>(db)`select ${checkRunColumns} from ledger.check_run order by at desc, id desc limit ${limit}`

/** All check runs within a period, newest first. */
export const checkRunsWithin = (db: Db, from: Date, to: Date): Promise<CheckRun[]> =>
  query<CheckRun>(db)`select ${checkRunColumns} from ledger.check_run where at >= ${from} and at < ${to} order by at desc, id desc`

/** Payouts are stopped if the last check run failed and no operator has explained the failure. */
export const payoutsAreStopped = async (db: Db): Promise<boolean> => {
  const [last] = await checkRuns(db, 1)
  return last !== undefined && !last.green && !last.explained
}

export const rebuildBalances = (kernel: Pick<Kernel, 'db'>): Promise<number> =>
  transaction(kernel, async (tx) => {
    await sql`set local statement_timeout = '10min'`.execute(tx)
    const patched = await getOne<{ rebuild: string }>(tx)`select ledger.rebuild()`
    return Number(patched.rebuild)
  })

/** An operator explains why payouts may continue after the last failed run. Null if the last run did not fail, or is already explained. */
export const explainRed = (
  kernel: Pick<Kernel, 'db'>,
  by: { operatorId: string; explanation: string; now: Date },
): Promise<string | null> =>
  transaction(kernel, async (tx) => {
    const explained = await findOne<{ id: string }>(tx)`
      update ledger.check_run set explained_by = ${`operator:${by.operatorId}`}, explained_at = ${by.now},
      explanation = ${by.explanation} where id = (select id from ledger.check_run order by at desc, id desc limit 1) and not green and explained_by is null returning id`
    return explained?.id ?? null
  })
