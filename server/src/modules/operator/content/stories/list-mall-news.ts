import type { listMallNews as call } from '@plaza/contract'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { listContent } from '../editor/content-list.ts'
import { toStoryView } from './stories-view.ts'

/** News, newest first, including drafts. */
export const listMallNews: UseCase<typeof call> = listContent('news', toStoryView)
