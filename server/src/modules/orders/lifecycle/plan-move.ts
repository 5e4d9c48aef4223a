import type { OrderState } from '@plaza/contract'
import { done, type Outcome, refused } from '@plaza/values'
import type { LockedOrder } from '../orders/steps/index.ts'

/** The transitions of an order after it is paid or accepted as cash on delivery. People or the schedule perform them. */
const moves = {
  accept: { from: ['paid'], already: ['to_ship'], reason: 'not_acceptable' },
  ship: { from: ['to_ship', 'shipped', 'in_transit', 'on_the_way'], already: [], reason: 'not_shippable' },
  in_transit: { from: ['shipped'], already: ['in_transit'], reason: 'not_shipped' },
  on_the_way: { from: ['shipped', 'in_transit'], already: ['on_the_way'], reason: 'not_shipped' },
  delivered: { from: ['shipped', 'in_transit', 'on_the_way'], already: ['delivered'], reason: 'not_shipped' },
  receive: { from: ['shipped', 'in_transit', 'on_the_way', 'delivered'], already: ['received'], reason: 'not_receivable' },
  extend: { from: ['shipped', 'in_transit', 'on_the_way', 'delivered'], already: [], reason: 'not_extendable' },
  collect: { from: ['shipped', 'in_transit', 'on_the_way', 'delivered', 'received'], already: [], reason: 'not_due' },
  refuse: { from: ['shipped', 'in_transit', 'on_the_way', 'delivered', 'received'], already: [], reason: 'not_due' },
  cancel: { from: ['paid', 'to_ship'], already: ['cancelled'], reason: 'not_cancellable' },
} as const satisfies Record<string, { from: readonly OrderState[]; already: readonly OrderState[]; reason: string }>

type MoveName = keyof typeof moves & string
type MoveReason<N extends MoveName> = (typeof moves)[N]['reason']
/** The names of all transitions. The database contains the same table of allowed transitions. */
export const moveNames = Object.keys(moves) as MoveName[]

/** `goes`: the transition is allowed. `stands`: the order already has the new status, and a repeated request gets the earlier answer. */
type Planned<Reason extends string> = Outcome<'goes' | 'stands', Reason>

export const planMove = <N extends MoveName>(name: N, { status }: Pick<LockedOrder, 'status'>): Planned<MoveReason<N>> => {
  const { from, already, reason } = moves[name]
  if ((from as readonly OrderState[]).includes(status)) return done('goes')
  if ((already as readonly OrderState[]).includes(status)) return done('stands')
  return refused(reason as MoveReason<N>, { status })
}

const gone: readonly OrderState[] = ['shipped', 'in_transit', 'on_the_way', 'delivered', 'received', 'completed']

/** Whether the order can be cancelled. A shipped order is refused with a separate reason. */
export const planCancel = (order: Pick<LockedOrder, 'status'>): Planned<'shipped_already' | 'not_cancellable'> =>
  gone.includes(order.status) ? refused('shipped_already', { status: order.status }) : planMove('cancel', order)
