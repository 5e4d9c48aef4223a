import type { removeAnnouncement as call } from '@plaza/contract'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { removeThing } from '../editor/change-content.ts'

/** Deletes an announcement. The deletion can be undone. */
export const removeAnnouncement: UseCase<typeof call> = removeThing('announcement')
