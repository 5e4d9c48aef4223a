import type { getAllProducts as shape } from '@plaza/contract'
import type { UseCase } from '../../../kernel/http/serve.ts'
import { listCards, sortings, wantedBy } from '../lists/index.ts'

export const getAllProducts: UseCase<typeof shape> = ({ kernel, input }) =>
  listCards(kernel, wantedBy(input), sortings[input.sort ?? 'relevance'], input)
