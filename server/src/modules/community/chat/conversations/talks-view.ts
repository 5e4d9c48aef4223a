import type { Conversation } from '@plaza/contract'
import { dayMs } from '@plaza/values'
import type { Kernel } from '../../../../platform/kernel.ts'
import { customerById } from '../../../identity/accounts/people/index.ts'
import { shortName } from '../../reviews/index.ts'
import { shopProfiles } from '../../../shops/profile/index.ts'
import { namesOfStaff } from '../../../identity/staff/operators/index.ts'
import { clockOf, isThere } from '../support/plan-hours.ts'
import { type SupportRow, supportRowsOf } from '../support/house-rows.ts'
import { type MessageRow, messagesByIds, typicalSeconds } from './message-rows.ts'
import { chatSide, type Talker } from '../participants/talker.ts'
import type { TalkRow } from './talk-rows.ts'

const measuredDays = 30
const present = (ids: readonly (string | null)[]): string[] => [...new Set(ids.flatMap((id) => id ?? []))]

const lastOf = (message: MessageRow | undefined, reader: Talker): Conversation['last'] =>
  message
    ? {
        id: message.id,
        text: message.text,
        mine: message.side === chatSide(reader),
        has: message.uploadId ? 'image' : message.cardId ? 'card' : null,
        at: message.at.toISOString(),
      }
    : null

const blockedOf = (row: TalkRow, reader: Talker, isGone: boolean): Conversation['blocked'] => {
  const [mine, theirs] = reader.as === 'customer' ? [row.customerBlocks, row.houseBlocks] : [row.houseBlocks, row.customerBlocks]
  if (mine) return 'by_me'
  return theirs || isGone ? 'by_them' : 'no'
}

const awayOf = (support: SupportRow | undefined, now: Date): Conversation['away'] =>
  support && support.opens !== null && support.zone !== null && !isThere(support, now)
    ? { opens: clockOf(support.opens), zone: support.zone, words: support.away }
    : null

/** Conversations as one side sees them. */
export const toConversationList = async (kernel: Kernel, rows: readonly TalkRow[], reader: Talker): Promise<Conversation[]> => {
  const { db } = kernel
  const isCustomer = reader.as === 'customer'
  const since = new Date(kernel.now().getTime() - measuredDays * dayMs)
  const [shops, last, standard, staff, people, supportRows] = await Promise.all([
    shopProfiles(db, present(rows.map(({ shopId }) => shopId))),
    messagesByIds(db, present(rows.map(({ lastId }) => lastId))),
    isCustomer ? typicalSeconds(db, [...new Set(rows.map(({ shopId }) => shopId))], since) : new Map<string | null, number>(),
    reader.as === 'service' ? namesOfStaff(db) : new Map<string, string>(),
    isCustomer ? [] : Promise.all(present(rows.map(({ customerId }) => customerId)).map((id) => customerById(db, id))),
    isCustomer ? supportRowsOf(db, [...new Set(rows.map(({ shopId }) => shopId))]) : new Map<string | null, SupportRow>(),
  ])
  const nameOf = (customerId: string) => {
    const name = people.find(({ id }) => id === customerId)?.fullName ?? ''
    // A shop learns a customer's full name from an order only. In a chat it sees the short name, as in reviews.
    return reader.as === 'service' ? name : shortName(name)
  }
  return rows.map((row): Conversation => {
    const shop = row.shopId === null ? undefined : shops.get(row.shopId)
    const seconds = standard.get(row.shopId)
    const withShop = { id: row.shopId, name: shop?.name ?? '', image: shop?.image ?? null, tint: shop?.tint ?? 1 }
    return {
      id: row.id,
      with: isCustomer ? (row.shopId === null ? 'service' : 'shop') : 'customer',
      other: isCustomer
        ? withShop
        : { id: row.customerId, name: nameOf(row.customerId), image: null, tint: (Number(row.customerId) % 12) + 1 },
      last: lastOf(row.lastId === null ? undefined : last.get(row.lastId), reader),
      unread: isCustomer ? row.customerUnread : row.houseUnread,
      waiting_since: row.waitingSince?.toISOString() ?? null,
      answers_in: seconds === undefined ? null : Math.max(1, Math.round(seconds / 60)),
      away: awayOf(supportRows.get(row.shopId), kernel.now()),
      blocked: blockedOf(row, reader, shop?.status === 'closed'),
      assigned:
        reader.as === 'service' && row.operatorId !== null
          ? { id: row.operatorId, name: staff.get(row.operatorId) ?? '', mine: row.operatorId === reader.personId }
          : null,
      closed: row.closedAt !== null,
    }
  })
}

export const toConversationView = async (kernel: Kernel, row: TalkRow, reader: Talker): Promise<Conversation> => {
  const [view] = await toConversationList(kernel, [row], reader)
  if (!view) throw new Error(`the conversation ${row.id} cannot be told`)
  return view
}
