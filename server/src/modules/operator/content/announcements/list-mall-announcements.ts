import type { listMallAnnouncements as call } from '@plaza/contract'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { listContent } from '../editor/content-list.ts'
import { toAnnouncementView } from './announcement-view.ts'

/** Announcements, including drafts and ended announcements. */
export const listMallAnnouncements: UseCase<typeof call> = listContent('announcement', toAnnouncementView)
