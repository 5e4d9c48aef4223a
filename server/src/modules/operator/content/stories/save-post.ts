import type { savePost as call } from '@plaza/contract'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { changeContent } from '../editor/change-content.ts'
import { changeOf } from './change-of.ts'
import { toPostView } from './stories-view.ts'

/** A new post is a draft until it is published. */
export const savePost: UseCase<typeof call> = (ctx) => {
  const { id = null, version, product_ids } = ctx.input
  return changeContent(ctx, 'post', toPostView, { id, version }, changeOf(ctx.input, { product_ids }))
}
