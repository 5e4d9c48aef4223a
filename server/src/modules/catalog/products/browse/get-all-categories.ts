import type { getAllCategories as shape } from '@plaza/contract'
import { done } from '@plaza/values'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { allCategories } from '../categories/cached-categories.ts'
import { toCategoryView } from '../categories/show-categories.ts'

export const getAllCategories: UseCase<typeof shape> = async ({ kernel, input }) => {
  const word = input.keyword?.toLowerCase()
  const rows = (await allCategories(kernel)).filter((row) => !input.parent_id || row.parent_id === input.parent_id)
  return done(rows.filter((row) => !word || Object.values(row.names).some((name) => name.toLowerCase().includes(word))).map(toCategoryView))
}
