import type { removeStory as call } from '@plaza/contract'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { removeThing } from '../editor/change-content.ts'

/** Deletes a story; one press restores it. */
export const removeStory: UseCase<typeof call> = removeThing('news')
