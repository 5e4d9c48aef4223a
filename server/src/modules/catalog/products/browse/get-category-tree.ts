import type { getCategoryTree as shape } from '@plaza/contract'
import { done } from '@plaza/values'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { allCategories } from '../categories/cached-categories.ts'
import { toCategoryTree } from '../categories/show-categories.ts'

export const getCategoryTree: UseCase<typeof shape> = async ({ kernel }) => done(toCategoryTree(await allCategories(kernel)))
