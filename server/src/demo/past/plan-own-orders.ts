import { hourMs } from '@plaza/values'
import type { PastStep } from './plan-past.ts'

/** An order of the first shopper in one state. `hoursAgo` is the time of its purchase. */
type OwnOrder = { name: string; hoursAgo: number; isPaid: boolean; quantity: number; steps: readonly PastStep[] }

type Step = readonly [hoursAgo: number, step: PastStep extends infer S ? (S extends PastStep ? Omit<S, 'at'> : never) : never]

const day = 24
const shipped = (placed: number): Step[] => [
  [placed - 5, { do: 'accept' }],
  [placed - 12, { do: 'ship' }],
]
const delivered = (placed: number, arrived: number): Step[] => [...shipped(placed), [arrived, { do: 'delivered' }]]
const complaint = (hoursAgo: number, kind: 'refund' | 'return' = 'refund'): Step => [
  hoursAgo,
  { do: 'ask_back', reason: 'damaged', kind, quantity: 1 },
]

/** All states of an order and of a refund request that can last, each with its purchase and its later steps in hours before now. */
const states: readonly (readonly [name: string, placed: number, steps: readonly Step[], quantity?: number])[] = [
  ['completed', 8.8 * day, [...delivered(8.8 * day, 8.1 * day), [8 * day, { do: 'receive' }], [7 * day, { do: 'review', rating: 5 }]]],
  ['refunded', 8.6 * day, [...delivered(8.6 * day, 6 * day), complaint(5 * day), [4 * day, { do: 'agree' }]], 2],
  ['closed', 8.4 * day, [...delivered(8.4 * day, 6.5 * day), complaint(6 * day), [5.5 * day, { do: 'refuse' }]]],
  [
    'return_shipped',
    8.2 * day,
    [...delivered(8.2 * day, 5 * day), complaint(4 * day, 'return'), [3 * day, { do: 'agree' }], [day, { do: 'send_back' }]],
  ],
  ['received', 8 * day, [...delivered(8 * day, 3 * day), [2 * day, { do: 'receive' }]], 2],
  ['escalated', 7.5 * day, [...delivered(7.5 * day, 4 * day), complaint(3 * day), [2 * day, { do: 'refuse' }], [day, { do: 'escalate' }]]],
  ['awaiting_return', 7 * day, [...delivered(7 * day, 3 * day), complaint(2 * day, 'return'), [day, { do: 'agree' }]]],
  ['request_cancelled', 6.5 * day, [...delivered(6.5 * day, 3 * day), complaint(2 * day), [1.5 * day, { do: 'take_back' }]]],
  ['rejected', 6 * day, [...delivered(6 * day, 3 * day), complaint(1.5 * day), [6, { do: 'refuse' }]]],
  ['offered', 5.5 * day, [...delivered(5.5 * day, 2 * day), complaint(20), [4, { do: 'offer' }]]],
  ['applied', 5 * day, [...delivered(5 * day, 2 * day), complaint(5)]],
  ['delivered', 4.5 * day, delivered(4.5 * day, 7)],
  ['cancelled', 4 * day, [[4 * day - 3, { do: 'cancel' }]]],
  ['on_the_way', 3.5 * day, [...shipped(3.5 * day), [day, { do: 'in_transit' }], [3, { do: 'on_the_way' }]]],
  ['in_transit', 3 * day, [...shipped(3 * day), [8, { do: 'in_transit' }]]],
  ['shipped', 2 * day, shipped(2 * day)],
  ['to_ship', day, [[day - 4, { do: 'accept' }]]],
  ['paid', 2, []],
  ['unpaid', 0.05, []],
]

export const planOwnOrders = (now: Date): OwnOrder[] =>
  states.map(([name, placed, steps, quantity = 1]) => ({
    name,
    hoursAgo: placed,
    isPaid: name !== 'unpaid',
    quantity,
    steps: steps.map(([hoursAgo, step]) => ({ ...step, at: new Date(now.getTime() - hoursAgo * hourMs) }) as PastStep),
  }))
