import { storefrontLinks } from '@plaza/contract'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/database.ts'
import type { Timer } from '../../../platform/jobs/jobs.ts'
import type { Kernel } from '../../../platform/kernel.ts'
import { query, findOne } from '../../../platform/db/rows.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { customerById } from '../../identity/accounts/people/index.ts'
import { notify } from '../../foundation/notifications/index.ts'
import { shortName } from '../reviews/index.ts'
import { shopProfile } from '../../shops/profile/index.ts'
import { notifyOwner } from '../../shops/profile/owners/index.ts'

/** Delay before the notification: a reader who has the conversation open marks the message as read within 3 minutes. */
const waitMs = 3 * 60_000
const atOnce = 200

const customerWaits = sql`(customer_unread > 0 and customer_told <= customer_read)`
const supportWaits = sql`(house_unread > 0 and house_told <= house_read)`
type Waiting = { customerId: string; shopId: string | null; customer: boolean; house: boolean; lastId: string; demo: boolean }

const publish = async (tx: Tx, id: string, { customerId, shopId, customer, house, lastId, demo }: Waiting, now: Date): Promise<void> => {
  const once = `chat:${id}:${lastId}`
  if (customer) {
    const link = storefrontLinks.chat(id)
    const shop = shopId === null ? null : await shopProfile(tx, shopId)
    if (shop) await notify(tx, customerId, { template: 'chat_waits', values: { shop: shop.name }, link, once, now, demo })
    else await notify(tx, customerId, { template: 'chat_service_waits', link, once, now, demo })
  }
  if (house && shopId !== null) {
    const name = shortName((await customerById(tx, customerId)).fullName)
    const link = storefrontLinks.shopRecord('chat', id)
    await notifyOwner(tx, shopId, { template: 'chat_shop_waits', values: { name }, link, once, now, demo })
  }
}

/** Notifies the absent side of unread messages. It gets no second notification until it has read them. Returns the number of conversations. */
export const pushUnread = async (kernel: Kernel): Promise<number> => {
  const now = kernel.now()
  const due = await query<{ id: string }>(kernel.db)`select id from chat.conversation
    where last_at < ${new Date(now.getTime() - waitMs)} and (${customerWaits} or ${supportWaits}) order by last_at limit ${atOnce}`
  let view = 0
  for (const { id } of due)
    await transaction(kernel, async (tx) => {
      const waits = await findOne<Waiting>(
        tx,
      )`select customer_id as "customerId", shop_id as "shopId", ${customerWaits} as customer, ${supportWaits} as house,
          last_id as "lastId", demo from chat.conversation
        where id = ${id} and (${customerWaits} or ${supportWaits}) for no key update`
      if (!waits) return
      await publish(tx, id, waits, now)
      await sql`update chat.conversation set customer_told = case when ${waits.customer} then last_id else customer_told end,
          house_told = case when ${waits.house} then last_id else house_told end where id = ${id}`.execute(tx)
      view += 1
    })
  return view
}

export const chatTimers = (kernel: Kernel): readonly Timer[] => [
  {
    name: 'tell-unread-talks',
    everyCron: '* * * * *',
    do: async () => {
      await pushUnread(kernel)
    },
  },
]
