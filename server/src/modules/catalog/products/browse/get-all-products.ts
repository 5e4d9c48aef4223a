import type { getAllProducts as shape } from '@plaza/contract'
import type { TimedUseCase } from '../../../../platform/http/serve.ts'
import { listCards } from '../lists/list-cards.ts'
import { wantedBy } from '../lists/wanted.ts'
import { sortings } from '../sort-orders/sortings.ts'

export const getAllProducts: TimedUseCase<typeof shape> = ({ kernel, input }) =>
  listCards(kernel, wantedBy(input), sortings[input.sort ?? 'relevance'], input)
