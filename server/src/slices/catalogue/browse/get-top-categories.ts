import type { getTopCategories as shape } from '@plaza/contract'
import { done } from '@plaza/values'
import type { UseCase } from '../../../kernel/http/serve.ts'
import { remember, showCards } from '../cards/index.ts'
import { allCategories, liveliestBranches, showCategory } from '../categories/index.ts'
import { bestOfBranches } from '../lists/index.ts'

export const getTopCategories: UseCase<typeof shape> = async ({ kernel, input }) => {
  const branches = await liveliestBranches(kernel, 3)
  const [rows, best] = await Promise.all([allCategories(kernel), bestOfBranches(kernel.db, branches, input.limit)])
  const cards = await showCards(kernel, best)
  const productsOf = (branch: string) => {
    const own = cards.filter((each) => each.row.branch === branch)
    return remember(
      own.map((each) => each.card),
      own.map((each) => each.row),
    )
  }
  const shown = branches.flatMap((id) => rows.filter((row) => row.id === id))
  return done(shown.map((row) => ({ category: showCategory(row), products: productsOf(row.id) })))
}
