import type { getRecommendList as shape } from '@plaza/contract'
import type { TimedUseCase } from '../../../../platform/http/serve.ts'
import { listCards } from '../lists/list-cards.ts'
import { sortings } from '../sort-orders/sortings.ts'

export const getRecommendList: TimedUseCase<typeof shape> = ({ kernel, input }) =>
  listCards(kernel, { branch: input.category_id, inStock: true }, sortings[input.sort ?? 'relevance'], input)
