import type { RefundKind } from '@plaza/contract'
import type { Tx } from '../../../../platform/db/database.ts'
import { lockPaidBy } from '../../checkout/payment/index.ts'
import { lawDaysOf } from '../../orders/plans/index.ts'
import type { RefundSelection } from '../plan/plan-refund.ts'
import { kindsOf, type ReturnTerms } from '../plan/may-refund.ts'

type ReturnableOrder = ReturnTerms & { address: { country: string } }

/** The kinds of refund that an order allows now, under the law of the delivery country. */
export const kindsFor = (order: ReturnableOrder, now: Date): RefundKind[] => kindsOf(order, lawDaysOf(order.address.country) !== null, now)

/** Where a refund is paid to: the card that paid, otherwise the wallet. Cash paid to a courier is refunded to the wallet. */
export const backToOf = async (tx: Tx, { paymentId }: { paymentId: string }): Promise<'wallet' | 'card'> =>
  (await lockPaidBy(tx, paymentId)).method === 'card' ? 'card' : 'wallet'

export const wantedLines = (items: readonly { item_id: string; quantity: number }[]): RefundSelection[] =>
  items.map(({ item_id, quantity }) => ({ line: Number(item_id), quantity }))
