import type { getFirstCategories as shape } from '@plaza/contract'
import { done } from '@plaza/values'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { allCategories } from '../categories/cached-categories.ts'
import { toCategoryView } from '../categories/show-categories.ts'

export const getFirstCategories: UseCase<typeof shape> = async ({ kernel }) =>
  done((await allCategories(kernel)).filter((row) => row.parent_id === null).map(toCategoryView))
