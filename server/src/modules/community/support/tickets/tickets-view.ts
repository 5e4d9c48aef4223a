import type { SupportTicket, WholeTicket } from '@plaza/contract'
import type { Kernel } from '../../../../platform/kernel.ts'
import { customerById } from '../../../identity/accounts/people/index.ts'
import { addressFor } from '../../../foundation/media/index.ts'
import { shopProfiles } from '../../../shops/profile/index.ts'
import { namesOfStaff } from '../../../identity/staff/operators/index.ts'
import type { Asker } from './asker.ts'
import type { TicketRow } from './ticket-rows.ts'
import { ticketMessages } from './word-rows.ts'

export const numberOf = (id: string): string => `T-${id.padStart(6, '0')}`
const present = (ids: readonly (string | null)[]): string[] => [...new Set(ids.flatMap((id) => id ?? []))]

/** Tickets as the asker or an operator reads them. */
export const toTicketList = async (kernel: Kernel, rows: readonly TicketRow[], reader: Asker): Promise<SupportTicket[]> => {
  const { db } = kernel
  const isStaff = reader.audience === 'operator'
  const [people, shops, staff] = await Promise.all([
    isStaff ? Promise.all(present(rows.map(({ customerId }) => customerId)).map((id) => customerById(db, id))) : [],
    isStaff ? shopProfiles(db, present(rows.map(({ shopId }) => shopId))) : null,
    isStaff ? namesOfStaff(db) : null,
  ])
  const fromOf = ({ customerId, shopId }: TicketRow): SupportTicket['from'] => {
    const shop = shopId === null ? null : { id: shopId, name: shops?.get(shopId)?.name ?? '' }
    return { id: customerId, name: people.find(({ id }) => id === customerId)?.fullName ?? '', shop }
  }
  return rows.map((row) => ({
    id: row.id,
    number: numberOf(row.id),
    subject: row.subject,
    topic: row.topic,
    state: row.state,
    made: row.madeAt.toISOString(),
    last: row.lastAt.toISOString(),
    due: row.dueAt?.toISOString() ?? null,
    late: row.dueAt !== null && row.dueAt < kernel.now(),
    from: isStaff ? fromOf(row) : null,
    assigned:
      staff && row.operatorId !== null
        ? { id: row.operatorId, name: staff.get(row.operatorId) ?? '', mine: row.operatorId === reader.personId }
        : null,
  }))
}

/** A ticket with all its messages. The picture links work for this reader only. */
export const toTicketView = async (kernel: Kernel, row: TicketRow, reader: Asker): Promise<WholeTicket> => {
  const [[ticket], words] = await Promise.all([toTicketList(kernel, [row], reader), ticketMessages(kernel.db, row.id)])
  if (!ticket) throw new Error(`the ticket ${row.id} cannot be told`)
  return {
    ...ticket,
    words: words.map(({ id, side, text, uploadIds, at }) => ({
      id,
      by: side,
      text,
      images: uploadIds.map((upload) => ({ id: upload, url: addressFor(kernel, upload, reader).url })),
      at: at.toISOString(),
    })),
  }
}
