import type { saveStory as call } from '@plaza/contract'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { changeContent } from '../editor/change-content.ts'
import { changeOf } from './change-of.ts'
import { toStoryView } from './stories-view.ts'

/** Saves a story. A new story is a draft until it is published. */
export const saveStory: UseCase<typeof call> = (ctx) => {
  const { id = null, version, kind } = ctx.input
  return changeContent(ctx, 'news', toStoryView, { id, version }, changeOf(ctx.input, { kind }))
}
