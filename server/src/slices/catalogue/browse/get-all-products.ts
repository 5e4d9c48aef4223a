import type { getAllProducts as shape } from '@plaza/contract'
import type { UseCase } from '../../../kernel/http/serve.ts'
import { listCards, orders, wantedBy } from '../lists/index.ts'

export const getAllProducts: UseCase<typeof shape> = ({ kernel, input }) =>
  listCards(kernel, wantedBy(input), orders[input.sort ?? 'relevance'], input)
