import { storefrontLinks } from '@plaza/contract'
import type { Tx } from '../../../../platform/db/database.ts'
import { notify } from '../../../foundation/notifications/index.ts'
import { numberOf } from './tickets-view.ts'
import type { TicketRow } from './ticket-rows.ts'

/** Notifies the asker of the answer. The link leads to the customer pages or the shop pages, depending on where the ticket was opened. */
export const notifyAnswered = (tx: Tx, { id, customerId, shopId, subject }: TicketRow, now: Date): Promise<void> =>
  notify(tx, customerId, {
    template: 'ticket_answered',
    values: { number: numberOf(id), subject },
    link: shopId === null ? storefrontLinks.ticket(id) : storefrontLinks.shopRecord('ticket', id),
    now,
  })
