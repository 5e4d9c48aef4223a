import type { findCategories as call } from '@plaza/contract'
import { done, isRefused } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import { categoriesCalled } from '../../catalog/search/index.ts'
import { allowSeller } from '../../shops/access/staff/index.ts'
import { productRoles } from './drafts/own-entry.ts'

const maxFound = 8

/** Finds categories for a product by the words that shoppers use. */
export const findCategories: UseCase<typeof call> = async ({ kernel, input, lang, session }) => {
  const seller = await allowSeller({ kernel, session }, productRoles)
  if (isRefused(seller)) return seller
  return done({ ids: (await categoriesCalled(kernel, input.keyword, lang, maxFound)).map(String) })
}
