import type { getNew as shape } from '@plaza/contract'
import type { UseCase } from '../../../kernel/http/serve.ts'
import { listCards, sortings } from '../lists/index.ts'

export const getNew: UseCase<typeof shape> = ({ kernel, input }) => listCards(kernel, { branch: input.category_id }, sortings.newest, input)
