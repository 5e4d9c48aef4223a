import * as calls from '@plaza/contract'
import { route } from '../../kernel/http/serve.ts'
import { listNotices } from './list-notices.ts'
import { readAllNotices, readNotice } from './read-notices.ts'

export const noticesRoutes = [
  route('getNotices', calls.getNotices, listNotices),
  route('readNotice', calls.readNotice, readNotice),
  route('readAllNotices', calls.readAllNotices, readAllNotices),
]
