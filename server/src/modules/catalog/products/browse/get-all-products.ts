import type { getAllProducts as shape } from '@plaza/contract'
import type { TimedUseCase } from '../../../../platform/http/serve.ts'
import { listCards, wantedBy } from '../lists/index.ts'
import { sortings } from '../sort-orders/index.ts'

export const getAllProducts: TimedUseCase<typeof shape> = ({ kernel, input }) =>
  listCards(kernel, wantedBy(input), sortings[input.sort ?? 'relevance'], input)
