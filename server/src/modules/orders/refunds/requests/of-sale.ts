import type { RefundKind } from '@plaza/contract'
import type { Tx } from '../../../../platform/db/database.ts'
import { lockPaidBy } from '../../checkout/payment/index.ts'
import { lawDaysOf } from '../../orders/plans/index.ts'
import type { RefundSelection } from '../plan/plan-refund.ts'
import { kindsOf, type ReturnTerms } from '../plan/may-refund.ts'

type Sale = ReturnTerms & { address: { country: string } }

/** The kinds of refund open to an order, by the law of its destination country. */
export const kindsFor = (sale: Sale, now: Date): RefundKind[] => kindsOf(sale, lawDaysOf(sale.address.country) !== null, now)

/** Where the money goes: back to the card that paid. Cash paid to a courier is refunded to the wallet. */
export const backToOf = async (tx: Tx, { paymentId }: { paymentId: string }): Promise<'wallet' | 'card'> =>
  (await lockPaidBy(tx, paymentId)).method === 'card' ? 'card' : 'wallet'

export const wantedLines = (items: readonly { item_id: string; quantity: number }[]): RefundSelection[] =>
  items.map(({ item_id, quantity }) => ({ line: Number(item_id), quantity }))
