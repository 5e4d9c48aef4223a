import { minor, type Money } from '@plaza/values'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openKernel, type OpenKernel } from '../../../../test/mall.ts'
import { until } from '../../../../test/until.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { type MoneyAccount, availableOf, cashOf, frozenOf } from './money/accounts-of-money.ts'
import { endHold, freezeMoney, moveMoney } from './money/post.ts'
import { balancesOf } from './books/balance-rows.ts'
import { accountLines } from './books/line-rows.ts'
import { runLedgerChecks, rebuildBalances } from './checks/check-ledger.ts'

let open: OpenKernel
beforeAll(async () => {
  open = await openKernel()
})
afterAll(() => open.end())

const dollars = (whole: number): Money => minor(BigInt(whole) * 100n)
const bring = (key: string, to: string, amount: Money) =>
  transaction(open.kernel, (tx) =>
    moveMoney(tx, {
      key: `recharge:${key}`,
      kind: 'recharge',
      reference: `recharge:${key}`,
      actor: 'system',
      legs: [{ from: cashOf('usdt-trc20'), to: availableOf(to), amount }],
    }),
  )
const freeze = (key: string, of: string, amount: Money) =>
  transaction(open.kernel, (tx) =>
    freezeMoney(tx, {
      reference: `withdraw:${key}`,
      kind: 'withdrawal_asked',
      actor: `customer:${of}`,
      from: availableOf(of),
      amount,
      rule: 'withdrawal',
      endsAt: new Date('2027-01-01'),
      objection: 'cancel',
    }),
  )
const held = async (customer: string) => {
  const balances = await balancesOf(open.kernel.db, [availableOf(customer), frozenOf(customer)])
  return [balances[`customer.available/${customer}`], balances[`customer.frozen/${customer}`]]
}
const isWhole = async () => expect((await runLedgerChecks(open.kernel, [])).results.filter((each) => each.bad > 0)).toEqual([])

describe('ledger', () => {
  it('books an incoming payment once, however often it is sent', async () => {
    await bring('a1', '11', dollars(300))
    const again = await bring('a1', '11', dollars(300))
    expect(again).toMatchObject({ done: { replayed: true } })
    expect(await held('11')).toEqual([30_000n, 0n])
  })
  it('rejects different content under a used key', async () => {
    await expect(bring('a1', '11', dollars(301))).rejects.toThrow(/other content/)
  })
  it('returns the missing amount for a low balance and moves nothing', async () => {
    expect(await freeze('w0', '11', dollars(400))).toEqual({
      refused: 'short',
      details: { short_by: 10_000n, at: 'customer.available/11' },
    })
    expect(await held('11')).toEqual([30_000n, 0n])
  })
  it('lets one of twenty withdrawals of the whole balance through', async () => {
    await bring('a2', '12', dollars(500))
    const requests = await Promise.all(Array.from({ length: 20 }, (_, at) => freeze(`race-${at}`, '12', dollars(500))))
    expect(requests.filter((each) => 'done' in each)).toHaveLength(1)
    expect(await held('12')).toEqual([0n, 50_000n])
    await isWhole()
  })
  it('does not deadlock for any order of the legs', async () => {
    const { db } = open.kernel
    const people = ['71', '72', '73', '74']
    for (const each of people) await bring(`ring-${each}`, each, dollars(10))
    const [a, b, c, d] = people.map(availableOf) as [MoneyAccount, MoneyAccount, MoneyAccount, MoneyAccount]
    // Calls `moveMoney` without the usual retry, which would hide a deadlock.
    const pay = (key: string, to: MoneyAccount, from: readonly MoneyAccount[]) =>
      db.transaction().execute((tx) =>
        moveMoney(tx as Tx, {
          key: `transfer:ring-${key}`,
          kind: 'transfer',
          reference: `transfer:ring-${key}`,
          actor: 'system',
          legs: from.map((each) => ({ from: each, to, amount: dollars(1) })),
        }),
      )
    // Holds a lock until both payments wait for it, so that they run at the same moment.
    const paid = await db.transaction().execute(async (tx) => {
      await sql`select 1 from ledger.account where address = any(${[c, d]}::text[]) for no key update`.execute(tx)
      const both = Promise.allSettled([pay('there', c, [a, b]), pay('back', d, [b, a])])
      await until(async () => {
        const waits = await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(tx)
        return waits.rows.length === 2
      })
      return { both }
    })
    expect((await paid.both).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  })
  it('ends a hold once: paid out or released, never both', async () => {
    await bring('a3', '13', dollars(100))
    await freeze('h1', '13', dollars(100))
    const pay = () =>
      transaction(open.kernel, (tx) =>
        endHold(tx, {
          reference: 'withdraw:h1',
          kind: 'withdrawal_paid',
          actor: 'operator:1',
          parts: [
            { to: cashOf('usdt-trc20'), amount: dollars(99) },
            { to: 'fees', amount: dollars(1) },
          ],
        }),
      )
    const giveBack = () =>
      transaction(open.kernel, (tx) =>
        endHold(tx, {
          reference: 'withdraw:h1',
          kind: 'withdrawal_returned',
          actor: 'system',
          parts: [{ to: availableOf('13'), amount: dollars(100) }],
        }),
      )
    const ends = await Promise.allSettled([pay(), giveBack(), pay(), giveBack()])
    const kinds = new Set(ends.filter((each) => each.status === 'fulfilled').map((each) => each.value.journalId))
    expect(kinds.size).toBe(1)
    await isWhole()
  })
  it('releases frozen money only through its hold', async () => {
    await expect(
      transaction(open.kernel, (tx) =>
        moveMoney(tx, {
          key: 'adjust:1',
          kind: 'adjustment',
          reference: 'adjust:1',
          actor: 'operator:1',
          legs: [{ from: frozenOf('12'), to: availableOf('12'), amount: dollars(1) }],
        }),
      ),
    ).rejects.toThrow(/with its hold alone/)
  })
  it('lists the lines of an account with the balance after each', async () => {
    await bring('a4', '14', dollars(100))
    await bring('a5', '14', dollars(50))
    await freeze('h4', '14', dollars(30))
    const lines = await accountLines(open.kernel.db, { account: availableOf('14'), limit: 10 })
    expect(lines.map((line) => [line.direction, line.kind, line.amount, line.balanceAfter])).toEqual([
      ['expense', 'withdrawal_asked', 3_000n, 12_000n],
      ['income', 'recharge', 5_000n, 15_000n],
      ['income', 'recharge', 10_000n, 10_000n],
    ])
    const [first] = lines
    const rest = await accountLines(open.kernel.db, {
      account: availableOf('14'),
      limit: 10,
      before: { journalId: first?.journalId ?? '', line: 1 },
    })
    expect(rest).toEqual(lines.slice(1))
    expect(await accountLines(open.kernel.db, { account: availableOf('14'), direction: 'expense', limit: 10 })).toHaveLength(1)
    expect(await accountLines(open.kernel.db, { account: availableOf('14'), kinds: ['recharge'], limit: 1 })).toEqual([lines[1]])
  })
  it('detects a manually changed balance and recomputes it from the postings', async () => {
    await bring('a6', '16', dollars(80))
    const { db } = open.kernel
    await sql`alter table ledger.account disable trigger account_by_post`.execute(db)
    await sql`update ledger.account set balance = balance + 7 where address = 'customer.available/16'`.execute(db)
    await sql`alter table ledger.account enable trigger account_by_post`.execute(db)
    const red = await runLedgerChecks(open.kernel, [])
    expect(red.results.find((each) => each.invariant === 'balance_is_sum_of_postings')).toEqual({
      invariant: 'balance_is_sum_of_postings',
      bad: 1,
      difference: '7',
    })
    expect(await rebuildBalances(open.kernel)).toBe(1)
    expect(await held('16')).toEqual([8_000n, 0n])
    await isWhole()
  })
})

/** A minimal model of the ledger: the balance of each person, and the frozen amounts. */
type Step = { do: 'bring' | 'freeze' | 'pay' | 'return' | 'give'; who: number; other: number; amount: number }
const step: fc.Arbitrary<Step> = fc.record({
  do: fc.constantFrom('bring', 'freeze', 'pay', 'return', 'give'),
  who: fc.integer({ min: 0, max: 3 }),
  other: fc.integer({ min: 0, max: 3 }),
  amount: fc.integer({ min: 1, max: 900 }),
})

describe('any sequence of movements', () => {
  it('leads to the balances of a plain sum', async () => {
    let runs = 0
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        runs += 1
        const person = (at: number) => `${runs}00${at + 1}`
        const has = [0, 0, 0, 0]
        const frozen = [0, 0, 0, 0]
        const holds: { reference: string; who: number; amount: number }[] = []
        for (const [at, each] of steps.entries()) {
          const amount: Money = minor(BigInt(each.amount))
          const key = `${runs}-${at}`
          if (each.do === 'bring') {
            await bring(key, person(each.who), amount)
            has[each.who]! += each.amount
          } else if (each.do === 'freeze') {
            const outcome = await freeze(key, person(each.who), amount)
            expect('done' in outcome).toBe(has[each.who]! >= each.amount)
            if (!('done' in outcome)) continue
            has[each.who]! -= each.amount
            frozen[each.who]! += each.amount
            holds.push({ reference: `withdraw:${key}`, who: each.who, amount: each.amount })
          } else if (each.do === 'give' && each.who !== each.other) {
            const outcome = await transaction(open.kernel, (tx) =>
              moveMoney(tx, {
                key: `transfer:${key}`,
                kind: 'transfer',
                reference: `transfer:${key}`,
                actor: 'system',
                legs: [{ from: availableOf(person(each.who)), to: availableOf(person(each.other)), amount }],
              }),
            )
            expect('done' in outcome).toBe(has[each.who]! >= each.amount)
            if (!('done' in outcome)) continue
            has[each.who]! -= each.amount
            has[each.other]! += each.amount
          } else if (each.do === 'pay' || each.do === 'return') {
            const hold = holds.shift()
            if (!hold) continue
            const back = each.do === 'return'
            await transaction(open.kernel, (tx) =>
              endHold(tx, {
                reference: hold.reference,
                kind: back ? 'withdrawal_returned' : 'withdrawal_paid',
                actor: 'system',
                parts: [{ to: back ? availableOf(person(hold.who)) : cashOf('bank'), amount: minor(BigInt(hold.amount)) }],
              }),
            )
            frozen[hold.who]! -= hold.amount
            if (back) has[hold.who]! += hold.amount
          }
        }
        for (const at of [0, 1, 2, 3]) expect(await held(person(at))).toEqual([BigInt(has[at]!), BigInt(frozen[at]!)])
      }),
      { numRuns: 25 },
    )
    await isWhole()
  })
})
