import type { publishStory as call } from '@plaza/contract'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { publishThing } from '../editor/change-content.ts'
import { toStoryView } from './stories-view.ts'

/** Publishes a story at its date, or returns it to draft. */
export const publishStory: UseCase<typeof call> = publishThing('news', toStoryView)
