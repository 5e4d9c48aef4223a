import type { readNotice as shape } from '@plaza/contract'
import { refused } from '@plaza/values'
import { currentUserId, type UseCase } from '../../../platform/http/serve.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { markNotificationRead } from './notice-rows.ts'
import { pushUnreadCount } from './push-unread-count.ts'

export const readNotice: UseCase<typeof shape> = ({ kernel, input, session }) =>
  transaction(kernel, async (tx) => {
    const customerId = currentUserId({ session })
    if (!(await markNotificationRead(tx, customerId, input.id, kernel.now()))) return refused('notice_unknown')
    return pushUnreadCount(tx, customerId)
  })
