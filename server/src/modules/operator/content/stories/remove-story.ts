import type { removeStory as call } from '@plaza/contract'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { removeThing } from '../editor/change-content.ts'

/** Deletes a news story. The deletion can be undone. */
export const removeStory: UseCase<typeof call> = removeThing('news')
