import type { publishAnnouncement as call } from '@plaza/contract'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { publishThing } from '../editor/change-content.ts'
import { toAnnouncementView } from './announcement-view.ts'

/** Publishes an announcement for its period, or makes it a draft again. */
export const publishAnnouncement: UseCase<typeof call> = publishThing('announcement', toAnnouncementView)
