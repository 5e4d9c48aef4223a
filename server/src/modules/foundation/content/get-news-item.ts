import type { getNewsItem as shape } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import { newsById } from './content-rows.ts'
import { showStory } from './show-content.ts'

export const getNewsItem: UseCase<typeof shape> = async ({ kernel, input }) => {
  const row = await newsById(kernel.db, input.id, kernel.now())
  return row ? done(showStory(row)) : refused('news_unknown')
}
