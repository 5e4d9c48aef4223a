import type { getAllProducts as shape } from '@plaza/contract'
import type { TimedUseCase } from '../../../kernel/http/serve.ts'
import { listCards, sortings, wantedBy } from '../lists/index.ts'

export const getAllProducts: TimedUseCase<typeof shape> = ({ kernel, input }) =>
  listCards(kernel, wantedBy(input), sortings[input.sort ?? 'relevance'], input)
