import type { listMallPosts as call } from '@plaza/contract'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { listContent } from '../editor/content-list.ts'
import { toPostView } from './stories-view.ts'

/** Posts of the blog, newest first, including drafts. */
export const listMallPosts: UseCase<typeof call> = listContent('post', toPostView)
