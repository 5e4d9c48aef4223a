import type { Facts } from '@plaza/contract'
import type { Tx } from '../../kernel/database.ts'
import { listener } from '../../kernel/facts.ts'
import { endPaid, holdWithSale } from './steps/index.ts'

/** The money of a request is back on the card that paid. */
export const hearReturned = async (tx: Tx, { part, at }: Facts['payment.returned']): Promise<void> => {
  const [, id] = /^refund:([1-9][0-9]{0,18})$/.exec(part ?? '') ?? []
  const held = id ? await holdWithSale(tx, id) : null
  if (held?.refund.state === 'refunding') await endPaid(tx, held, { actor: 'system', now: new Date(at) })
}

export const refundsListeners = [listener('payment.returned', 'requests for money back are over once a card has it', hearReturned)]
