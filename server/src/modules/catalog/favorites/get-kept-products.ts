import type { getKeptProducts as shape } from '@plaza/contract'
import { done } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import { cardsEvenGone } from '../products/cards/index.ts'

export const getKeptProducts: UseCase<typeof shape> = async ({ kernel, input }) =>
  done({ list: await cardsEvenGone(kernel, [...new Set(input.product_id)]) })
