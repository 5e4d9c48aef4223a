import type { getTopCategories as shape } from '@plaza/contract'
import { doneUntil } from '@plaza/values'
import type { TimedUseCase } from '../../../../platform/http/serve.ts'
import { toProductCards } from '../cards/cached-cards.ts'
import { cardsValidUntil } from '../cards/true-until.ts'
import { allCategories, liveliestBranches } from '../categories/cached-categories.ts'
import { toCategoryView } from '../categories/show-categories.ts'
import { bestOfBranches } from '../lists/product-rows.ts'

export const getTopCategories: TimedUseCase<typeof shape> = async ({ kernel, input }) => {
  const branches = await liveliestBranches(kernel, 3)
  const [rows, best] = await Promise.all([allCategories(kernel), bestOfBranches(kernel.db, branches, input.limit)])
  const cards = await toProductCards(kernel, best)
  const productsOf = (branch: string) => cards.filter((each) => each.row.branch === branch).map((each) => each.card)
  const shown = branches.flatMap((id) => rows.filter((row) => row.id === id))
  return doneUntil(
    cardsValidUntil(best),
    shown.map((row) => ({ category: toCategoryView(row), products: productsOf(row.id) })),
  )
}
