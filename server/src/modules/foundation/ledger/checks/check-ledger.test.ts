import { minor } from '@plaza/values'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openKernel, type OpenKernel } from '../../../../../test/mall.ts'
import type { Tx } from '../../../../platform/db/database.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { availableOf, cashOf } from '../money/accounts-of-money.ts'
import { freezeMoney, moveMoney } from '../money/post.ts'
import { runLedgerChecks } from './check-ledger.ts'

let open: OpenKernel
beforeAll(async () => {
  open = await openKernel()
  await transaction(open.kernel, async (tx) => {
    const legs = [{ from: cashOf('bank'), to: availableOf('7'), amount: minor<'USD'>(9_000n) }]
    await moveMoney(tx, { key: 'recharge:7', kind: 'recharge', reference: 'recharge:7', actor: 'system', legs })
    await freezeMoney(tx, {
      reference: 'withdraw:7',
      kind: 'withdrawal_asked',
      actor: 'customer:7',
      from: availableOf('7'),
      amount: minor(2_000n),
      rule: 'withdrawal',
      endsAt: new Date('2027-01-01'),
      objection: 'cancel',
    })
  })
})
afterAll(() => open.end())

/** Damages the ledger as a database user with full rights, runs the checks, and rolls the damage back. Returns the failed checks. */
const foundAfter = async (damage: (tx: Tx) => Promise<unknown>): Promise<string[]> => {
  let found: string[] = []
  const enough = new Error('enough seen')
  await transaction(open.kernel, async (tx) => {
    for (const table of ['account', 'journal', 'posting', 'hold'])
      await sql`alter table ${sql.table(`ledger.${table}`)} disable trigger user`.execute(tx)
    await damage(tx)
    const rows = await sql<{ invariant: string }>`select invariant from ledger.check_all() where bad > 0`.execute(tx)
    found = rows.rows.map(({ invariant }) => invariant)
    throw enough
  }).catch((error: unknown) => expect(error).toBe(enough))
  return found
}

const ofAda = sql`(select id from ledger.account where address = 'customer.available/7')`
const damages: [string, (tx: Tx) => Promise<unknown>][] = [
  ['balance_is_sum_of_postings', (tx) => sql`update ledger.account set balance = balance + 1 where id = ${ofAda}`.execute(tx)],
  ['version_counts_postings', (tx) => sql`update ledger.account set version = version + 1 where id = ${ofAda}`.execute(tx)],
  [
    'no_balance_is_negative',
    async (tx) => {
      await sql`alter table ledger.account drop constraint account_never_negative`.execute(tx)
      await sql`update ledger.account set balance = -1 where id = ${ofAda}`.execute(tx)
    },
  ],
  [
    'no_journal_is_empty',
    (tx) =>
      sql`insert into ledger.journal (key, kind, reference, actor, content_hash, at, demo)
        values ('recharge:8', 'recharge', 'recharge:8', 'system', sha256('8'), now(), false)`.execute(tx),
  ],
  ['balances_follow_each_other', (tx) => sql`update ledger.posting set to_after = to_after + 1 where to_id = ${ofAda}`.execute(tx)],
  ['frozen_is_sum_of_open_holds', (tx) => sql`update ledger.hold set amount = amount - 1`.execute(tx)],
]

describe('ledger invariant', () => {
  it('holds without damage', async () => {
    expect(await foundAfter(async () => {})).toEqual([])
    expect((await runLedgerChecks(open.kernel, [])).green).toBe(true)
  })
  it.each(damages)('%s is reported as broken', async (invariant, damage) => {
    expect(await foundAfter(damage)).toContain(invariant)
  })
  it('from another module is checked as well and stops payouts', async () => {
    const broken = { invariant: 'somebody_elses', find: async () => ({ bad: 1, difference: 5n }) }
    const { green, results } = await runLedgerChecks(open.kernel, [broken])
    expect([green, results.at(-1)]).toEqual([false, { invariant: 'somebody_elses', bad: 1, difference: '5' }])
  })
})
