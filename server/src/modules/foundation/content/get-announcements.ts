import type { getAnnouncements as shape } from '@plaza/contract'
import { doneUntil } from '@plaza/values'
import type { TimedUseCase } from '../../../platform/http/serve.ts'
import { announcementsInForce, nextChangeOf } from './content-rows.ts'
import { toAnnouncement } from './show-content.ts'

export const getAnnouncements: TimedUseCase<typeof shape> = async ({ kernel }) => {
  const now = kernel.now()
  const [rows, until] = await Promise.all([announcementsInForce(kernel.db, now), nextChangeOf(kernel.db, 'announcements', now)])
  return doneUntil(until, rows.map(toAnnouncement))
}
