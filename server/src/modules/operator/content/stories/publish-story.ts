import type { publishStory as call } from '@plaza/contract'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { publishThing } from '../editor/change-content.ts'
import { toStoryView } from './tell-stories.ts'

/** A story comes in its time, or is a draft again. */
export const publishStory: UseCase<typeof call> = publishThing('news', toStoryView)
