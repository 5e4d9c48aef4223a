import type { Tx } from '../../../../platform/db/database.ts'
import { pushLive } from '../../../../platform/events/live.ts'
import { notifyShopChange } from '../../../shops/profile/owners/index.ts'
import { allOperators } from '../../../identity/staff/operators/index.ts'
import type { TicketRow } from './ticket-rows.ts'

/** Roles of staff who answer tickets. `reading` adds the roles that only read. */
export const answering = ['owner', 'support'] as const
export const reading = [...answering, 'auditor'] as const

/** Live update for the asker and the operators of this ticket. */
export const pushTicket = async (tx: Tx, { id, customerId, shopId }: TicketRow): Promise<void> => {
  const data = { ticket_id: id }
  if (shopId === null) await pushLive(tx, 'customer', 'support', [{ personId: customerId, data }])
  else await notifyShopChange(tx, shopId, 'support', data)
  const staff = (await allOperators(tx)).filter(({ status, role }) => status === 'active' && reading.some((each) => each === role))
  await pushLive(
    tx,
    'operator',
    'support',
    staff.map((each) => ({ personId: each.id, data })),
  )
}
