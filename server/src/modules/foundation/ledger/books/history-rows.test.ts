import { dayMs, minor } from '@plaza/values'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openKernel, type OpenKernel } from '../../../../../test/mall.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { availableOf, cashOf } from '../money/accounts-of-money.ts'
import { freezeMoney, moveMoney } from '../money/post.ts'
import { balanceHistory } from './history-rows.ts'

let open: OpenKernel
beforeAll(async () => {
  open = await openKernel()
})
afterAll(() => open.end())

const bring = (customer: string, cents: readonly number[]) =>
  transaction(open.kernel, (tx) =>
    moveMoney(tx, {
      key: `recharge:h${customer}`,
      kind: 'recharge',
      reference: `recharge:h${customer}`,
      actor: 'system',
      legs: cents.map((amount) => ({ from: cashOf('usdt-trc20'), to: availableOf(customer), amount: minor(BigInt(amount)) })),
    }),
  )
const freeze = (customer: string, cents: number) =>
  transaction(open.kernel, (tx) =>
    freezeMoney(tx, {
      reference: `withdraw:h${customer}`,
      kind: 'withdrawal_asked',
      actor: `customer:${customer}`,
      from: availableOf(customer),
      amount: minor(BigInt(cents)),
      rule: 'withdrawal',
      endsAt: new Date('2027-01-01'),
      objection: 'cancel',
    }),
  )
const history = async (customer: string) => {
  const now = new Date()
  const found = await balanceHistory(open.kernel.db, availableOf(customer), new Date(now.getTime() - 365 * dayMs), now)
  return found.map(({ balance, kind, changes }) => [Number(balance), kind, changes])
}

describe('history of a balance', () => {
  it('shows each change with its own cause, also if two follow each other within minutes', async () => {
    await bring('71', [100_000])
    await freeze('71', 60_346)
    expect(await history('71')).toEqual([
      [0, null, 0],
      [100_000, 'recharge', 1],
      [39_654, 'withdrawal_asked', 1],
    ])
  })
  it('joins changes only if there are more than points, and counts them', async () => {
    await bring('72', Array<number>(501).fill(100))
    expect(await history('72')).toEqual([
      [0, null, 0],
      [50_100, 'recharge', 501],
    ])
    await freeze('72', 100)
    expect((await history('72')).at(-1)).toEqual([50_000, null, 502])
  })
  it('follows the moments of the changes, also if an earlier change was written later', async () => {
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)
    const bringAt = (key: string, cents: number, at: Date) =>
      transaction(open.kernel, async (tx) => {
        await sql`select set_config('ledger.demo_at', ${at.toISOString()}, true)`.execute(tx)
        const legs = [{ from: cashOf('usdt-trc20'), to: availableOf('73'), amount: minor(BigInt(cents)) }]
        await moveMoney(tx, { key, kind: 'recharge', reference: key, actor: 'system', legs })
      })
    await bringAt('recharge:h73a', 300, hoursAgo(1))
    await bringAt('recharge:h73b', 200, hoursAgo(2))
    const balances = (await history('73')).map(([balance]) => balance)
    expect(balances).toEqual([0, 200, 500])
  })
})
