import type { Db } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/rows.ts'

const maxTakenAway = 10_000
/** Data for the customer's export: messages from and to the customer. */
export const ownWords = (db: Db, customerId: string) => query<{ with: string; by: string; text: string; at: Date }>(db)`
    select coalesce('shop:' || shop_id, 'service') as with, side as by, text, at
    from chat.message join chat.conversation on conversation.id = conversation_id
    where customer_id = ${customerId} order by message.id desc limit ${maxTakenAway}`
