import type { publishPost as call } from '@plaza/contract'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { publishThing } from '../editor/change-content.ts'
import { toPostView } from './stories-view.ts'

/** Publishes a post for its period, or makes it a draft again. */
export const publishPost: UseCase<typeof call> = publishThing('post', toPostView)
