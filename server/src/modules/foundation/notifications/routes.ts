import * as contract from '@plaza/contract'
import { route } from '../../../platform/http/serve.ts'
import { getNotices } from './get-notices.ts'
import { readAllNotices } from './read-all-notices.ts'
import { readNotice } from './read-notice.ts'

export const noticesRoutes = [
  route('getNotices', contract.getNotices, getNotices),
  route('readNotice', contract.readNotice, readNotice),
  route('readAllNotices', contract.readAllNotices, readAllNotices),
]
