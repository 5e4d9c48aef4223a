import type { readAllNotices as readAll, readNotice as readOne } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import type { Tx } from '../../kernel/database.ts'
import { whoAsks, type UseCase } from '../../kernel/http/serve.ts'
import { publish } from '../../kernel/live/publish.ts'
import { transact } from '../../kernel/transact.ts'
import { countUnread, markAllRead, markRead } from './notice-rows.ts'

/** The other tabs and devices of the same person clear their flag, too. */
const tellCount = async (tx: Tx, customerId: string) => {
  const data = { message_unread_count: await countUnread(tx, customerId) }
  await publish(tx, 'customer', 'notices.read', [{ personId: customerId, data }])
  return done(data)
}

export const readNotice: UseCase<typeof readOne> = ({ kernel, input, session }) =>
  transact(kernel, async (tx) => {
    const customerId = whoAsks({ session })
    if (!(await markRead(tx, customerId, input.id, kernel.now()))) return refused('notice_unknown')
    return tellCount(tx, customerId)
  })

export const readAllNotices: UseCase<typeof readAll> = ({ kernel, session }) =>
  transact(kernel, async (tx) => {
    const customerId = whoAsks({ session })
    await markAllRead(tx, customerId, kernel.now())
    return tellCount(tx, customerId)
  })
