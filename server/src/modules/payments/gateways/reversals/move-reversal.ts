import { minor } from '@plaza/values'
import type { Tx } from '../../../../platform/db/database.ts'
import { cashOf, moveMoney } from '../../../foundation/ledger/money/index.ts'
import type { Channel } from '../kinds/gateway.ts'

type Moving = { id: string; amount: string; channel: Channel }
const actor = 'system'

/** Books money that is being returned to its source: `in` moves it to the account `suspense`, `out` moves it to the outside world. */
export const moveReversal = async (tx: Tx, { id, amount, channel }: Moving, direction: 'in' | 'out'): Promise<void> => {
  const [outside, reference] = [cashOf(channel.replace('_', '-')), `return:${id}`]
  const leg = direction === 'in' ? ({ from: outside, to: 'suspense' } as const) : ({ from: 'suspense', to: outside } as const)
  const moved = await moveMoney(tx, {
    key: `${reference}:${direction}`,
    kind: direction === 'in' ? 'reversal_asked' : 'reversal_made',
    reference,
    actor,
    legs: [{ ...leg, amount: minor(BigInt(amount)) }],
  })
  if ('refused' in moved) throw new Error('the outside world ran out of money')
}
