import type { readNotice as shape } from '@plaza/contract'
import { refused } from '@plaza/values'
import { whoAsks, type UseCase } from '../../../platform/http/serve.ts'
import { transact } from '../../../platform/db/transaction.ts'
import { markRead } from './notice-rows.ts'
import { tellCount } from './tell-count.ts'

export const readNotice: UseCase<typeof shape> = ({ kernel, input, session }) =>
  transact(kernel, async (tx) => {
    const customerId = whoAsks({ session })
    if (!(await markRead(tx, customerId, input.id, kernel.now()))) return refused('notice_unknown')
    return tellCount(tx, customerId)
  })
