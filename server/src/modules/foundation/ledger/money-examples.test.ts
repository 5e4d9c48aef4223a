import { readFileSync } from 'node:fs'
import { formatMoney, minor, money } from '@plaza/values'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openKernel, type OpenKernel } from '../../../../test/mall.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import type { MoneyAccount } from './money/accounts-of-money.ts'
import { endHold, freezeMoney, moveMoney } from './money/post.ts'
import { balancesOf } from './books/balance-rows.ts'
import { runLedgerChecks } from './checks/check-ledger.ts'

const page = readFileSync(new URL('../../../../../docs/money.md', import.meta.url), 'utf8')
const examples = [...page.matchAll(/\*\*(?<title>[^*]+)\*\*[^`]*```money\n(?<steps>[^`]+)```/g)].map(({ groups }, at) => ({
  title: groups?.['title'] ?? '',
  // All examples use one ledger, so each example has separate people, orders and shops.
  steps: (groups?.['steps'] ?? '')
    .trim()
    .replaceAll(/(available|frozen|escrow|receivable)\/(\d+)/g, `$1/${at + 1}00$2`)
    .split('\n'),
}))

type Move = Parameters<typeof moveMoney>[1]
const kinds: Record<string, Move['kind']> = {
  recharge: 'recharge',
  pay: 'order_paid',
  cod: 'order_paid',
  order: 'order_completed',
  refund: 'refund',
  payout: 'withdrawal_paid',
  transfer: 'transfer',
  affiliate: 'reward',
  adjust: 'adjustment',
  return: 'reversal_asked',
}

/** Parses `cash/card 10.00, fees 1.00`. */
const sums = (text: string) =>
  text.split(', ').map((each) => {
    const [account = '', amount = ''] = each.trim().split(/\s+/)
    return { account: account as MoneyAccount, amount: money(amount) }
  })

const move = async (open: OpenKernel, line: string) => {
  const [, key = '', postings = '', shortBy, refused] = /^(\S+)\s+(.+?)(?:\s{2}short by ([0-9.]+)|\s{2}(refused))?$/.exec(line) ?? []
  const legs = postings.split(', ').map((each) => {
    const [, from = '', to = '', amount = ''] = /^(\S+) → (\S+) ([0-9.]+)$/.exec(each.trim()) ?? []
    return { from: from as MoneyAccount, to: to as MoneyAccount, amount: money(amount) }
  })
  const result = transaction(open.kernel, (tx) =>
    moveMoney(tx, { key, kind: kinds[key.split(':')[0] ?? ''] ?? 'adjustment', reference: key, actor: 'system', legs } as Move),
  )
  if (refused) return expect(result).rejects.toThrow(/other content/)
  const outcome = await result
  if (shortBy) return expect(outcome).toMatchObject({ refused: 'short', details: { short_by: money(shortBy) } })
  return expect(outcome).toHaveProperty('done')
}

const freeze = async (open: OpenKernel, reference: string, rest: string) => {
  const [held] = sums(rest)
  if (!held) throw new Error(`nothing to freeze in ${rest}`)
  const requests = await transaction(open.kernel, (tx) =>
    freezeMoney(tx, {
      reference,
      kind: 'withdrawal_asked',
      actor: 'customer:1',
      from: held.account as `customer.available/${string}`,
      amount: held.amount,
      rule: reference.startsWith('transfer') ? 'transfer' : 'withdrawal',
      endsAt: new Date('2027-01-01'),
      objection: 'cancel',
    }),
  )
  expect(requests).toHaveProperty('done')
}

const take = async (open: OpenKernel, line: string): Promise<void> => {
  const [, word, rest = ''] = /^(leaves|freeze|end)\s+(.+)$/.exec(line) ?? []
  if (word === 'leaves') {
    const wanted = sums(rest)
    const held = await balancesOf(
      open.kernel.db,
      wanted.map((each) => each.account),
    )
    expect(wanted.map(({ account }) => [account, formatMoney(held[account] ?? minor(-1n))])).toEqual(
      wanted.map(({ account, amount }) => [account, formatMoney(amount)]),
    )
    return
  }
  const [, reference = '', parts = ''] = /^(\S+)\s+(.+)$/.exec(rest) ?? []
  if (word === 'freeze') return freeze(open, reference, parts)
  if (word === 'end') {
    const to = sums(parts).map(({ account, amount }) => ({ to: account, amount }))
    await transaction(open.kernel, (tx) => endHold(tx, { reference, kind: 'withdrawal_paid', actor: 'system', parts: to }))
    return
  }
  await move(open, line)
}

describe('examples in docs/money.md', () => {
  let open: OpenKernel
  beforeAll(async () => {
    open = await openKernel()
  })
  afterAll(() => open.end())

  it('are all covered', () => expect(examples.length).toBeGreaterThanOrEqual(18))
  it.each(examples)('$title', async ({ steps }) => {
    for (const step of steps) await take(open, step)
    expect((await runLedgerChecks(open.kernel, [])).green).toBe(true)
  })
})
