import type { getRecommend as shape } from '@plaza/contract'
import { refused } from '@plaza/values'
import type { TimedUseCase } from '../../../../platform/http/serve.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { findOne } from '../../../../platform/db/rows.ts'
import { listCards } from '../lists/list-cards.ts'
import { sortings } from '../sort-orders/sortings.ts'

/** Recommendations for a product: the best-ranked products of the product's department. */
export const getRecommend: TimedUseCase<typeof shape> = async ({ kernel, input }) => {
  if (!input.product_id) return listCards(kernel, { branch: input.category_id, inStock: true }, sortings.rating, input)
  const department = await departmentOf(kernel.db, input.product_id)
  if (!department) return refused('product_unknown')
  return listCards(kernel, { branch: department, inStock: true, without: input.product_id }, sortings.relevance, input)
}

/** The department of a product that is or was on sale. Null for other products. */
const departmentOf = async (db: Db, id: string): Promise<string | null> => {
  const found = await findOne<{ id: string }>(db)`
    select category_path[1] as id from products.product where id = ${id} and status in ('live', 'off')`
  return found?.id ?? null
}
