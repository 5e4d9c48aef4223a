import type { removeStory as call } from '@plaza/contract'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { removeThing } from '../editor/change-content.ts'

/** A story is taken away; one press brings it back. */
export const removeStory: UseCase<typeof call> = removeThing('news')
