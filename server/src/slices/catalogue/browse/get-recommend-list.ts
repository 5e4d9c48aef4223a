import type { getRecommendList as shape } from '@plaza/contract'
import type { UseCase } from '../../../kernel/http/serve.ts'
import { listCards, orders } from '../lists/index.ts'

export const getRecommendList: UseCase<typeof shape> = ({ kernel, input }) =>
  listCards(kernel, { branch: input.category_id, inStock: true }, orders[input.sort ?? 'relevance'], input)
