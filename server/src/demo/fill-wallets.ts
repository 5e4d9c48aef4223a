import { createHash } from 'node:crypto'
import type { Cast } from '@plaza/cast'
import { dayMs, money } from '@plaza/values'
import type { Tx } from '../platform/db/database.ts'
import type { Keys } from '../platform/auth/keys.ts'
import { saveDestinations } from '../modules/identity/accounts/payouts/index.ts'
import { availableOf, cashOf, inDemoTime, moveMoney } from '../modules/foundation/ledger/money/index.ts'
import { fillRecharge } from '../modules/payments/wallet/recharge/index.ts'

type Story = { wallet: string; amount: string; daysAgo: number; ends: 'completed' | 'failed' | 'submitted'; message?: string }

/** Past recharges of the demo shoppers. */
const stories: Readonly<Record<string, readonly Story[]>> = {
  mali: [
    { wallet: 'USDT-TRC20', amount: '500.00', daysAgo: 210, ends: 'completed' },
    { wallet: 'USDT-TRC20', amount: '300.00', daysAgo: 96, ends: 'completed' },
    { wallet: 'ETH', amount: '250.00', daysAgo: 41, ends: 'failed', message: 'This transaction pays another address.' },
    { wallet: 'ETH', amount: '250.00', daysAgo: 40, ends: 'completed' },
    { wallet: 'USDT-TRC20', amount: '184.50', daysAgo: 12, ends: 'completed' },
    { wallet: 'BTC', amount: '300.00', daysAgo: 0, ends: 'submitted' },
  ],
  kenji: [
    { wallet: 'BTC', amount: '400.00', daysAgo: 64, ends: 'completed' },
    { wallet: 'USDT-ERC20', amount: '220.00', daysAgo: 0, ends: 'submitted' },
  ],
  carmen: [
    { wallet: 'USDT-TRC20', amount: '150.00', daysAgo: 30, ends: 'completed' },
    { wallet: 'USDT-TRC20', amount: '180.00', daysAgo: 0, ends: 'submitted' },
  ],
  oliver: [{ wallet: 'USDT-ERC20', amount: '1000.00', daysAgo: 120, ends: 'completed' }],
  yating: [{ wallet: 'USDT-TRC20', amount: '260.00', daysAgo: 18, ends: 'completed' }],
}
type Spent = { spent: string; daysAgo: number; remark: string }
/** Mali's payments from the time before the mall recorded orders. */
const spent: Readonly<Record<string, readonly Spent[]>> = {
  mali: [
    { spent: '148.00', daysAgo: 180, remark: 'Ridgeline Outdoor' },
    { spent: '64.20', daysAgo: 90, remark: 'Studio North' },
    { spent: '36.90', daysAgo: 33, remark: 'Kettle & Co' },
    { spent: '48.00', daysAgo: 9, remark: 'Ridgeline Outdoor' },
  ],
}

/** Payout accounts. They were set so long ago that withdrawals are not paused. */
const destinations: Readonly<Record<string, { name: string; bank: string; account: string; routing: string }>> = {
  kenji: { name: 'Kenji Mori', bank: 'Bank of Nakanoshima', account: '0000 4402 7715', routing: '000004402' },
  oliver: { name: 'Oliver Grant', bank: 'Severn Savings', account: '0000 1187 3304', routing: '000001187' },
}
const restedDays = 60

type Filling = { cast: Cast; people: ReadonlyMap<string, string>; keys: Keys; now: Date }

/**
 * Fills wallets with past balance lines, each marked as invented. Older lines are written first, because each ledger line continues the previous
 * one.
 */
export const fillWallets = async (tx: Tx, { cast, people, keys, now }: Filling): Promise<void> => {
  for (const [key, { name, bank, account, routing }] of Object.entries(destinations)) {
    const destination = { wallets: {}, bank_name: bank, account_name: name, account_number: account, routing_number: routing }
    const customerId = people.get(key)
    if (customerId) await saveDestinations(tx, keys, customerId, destination, new Date(now.getTime() - restedDays * dayMs))
  }
  for (const [key, entries] of Object.entries(stories)) {
    const customerId = people.get(key)
    if (!customerId) continue
    const past = [...entries, ...(spent[key] ?? [])].toSorted((a, b) => b.daysAgo - a.daysAgo)
    for (const each of past) {
      const at = new Date(now.getTime() - each.daysAgo * dayMs - 4 * 3_600_000)
      await ('spent' in each ? spend(tx, { ...each, customerId, key, at }) : sendOne(tx, { ...each, customerId, key, madeAt: at }, cast))
    }
  }
}

const sendOne = (tx: Tx, each: Story & { customerId: string; key: string; madeAt: Date }, cast: Cast): Promise<void> => {
  const wallet = cast.wallets.find(({ code }) => code === each.wallet)
  if (!wallet) throw new Error(`the cast has no wallet ${each.wallet}`)
  const transactionId = createHash('sha256').update(`demo ${each.key} ${each.daysAgo} ${each.wallet}`).digest('hex')
  return fillRecharge(tx, { ...each, wallet, transactionId })
}

const spend = (tx: Tx, each: Spent & { customerId: string; key: string; at: Date }) => {
  const name = `demo:spent-${each.key}-${each.daysAgo}`
  const legs = [{ from: availableOf(each.customerId), to: cashOf('demo'), amount: money(each.spent) }]
  return inDemoTime(tx, each.at, () =>
    moveMoney(tx, { key: name, kind: 'demo', reference: name, actor: 'system', remark: each.remark, legs }),
  )
}
