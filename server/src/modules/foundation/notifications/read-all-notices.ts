import type { readAllNotices as shape } from '@plaza/contract'
import { currentUserId, type UseCase } from '../../../platform/http/serve.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { markAllRead } from './notice-rows.ts'
import { pushUnreadCount } from './push-unread-count.ts'

export const readAllNotices: UseCase<typeof shape> = ({ kernel, session }) =>
  transaction(kernel, async (tx) => {
    const customerId = currentUserId({ session })
    await markAllRead(tx, customerId, kernel.now())
    return pushUnreadCount(tx, customerId)
  })
