import type { removeAnnouncement as call } from '@plaza/contract'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { removeThing } from '../editor/change-content.ts'

/** An announcement is taken away; one press brings it back. */
export const removeAnnouncement: UseCase<typeof call> = removeThing('announcement')
