import type { saveStory as call } from '@plaza/contract'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { changeContent } from '../editor/change-content.ts'
import { changeOf } from './change-of.ts'
import { toStoryView } from './tell-stories.ts'

/** A new story is a draft until it is published. */
export const saveStory: UseCase<typeof call> = (ask) => {
  const { id = null, version, kind } = ask.input
  return changeContent(ask, 'news', toStoryView, { id, version }, changeOf(ask.input, { kind }))
}
