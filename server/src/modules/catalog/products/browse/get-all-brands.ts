import type { getAllBrands as shape } from '@plaza/contract'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { listBrandPage } from './brand-page.ts'

export const getAllBrands: UseCase<typeof shape> = ({ kernel, input }) =>
  listBrandPage(kernel, { branch: input.category_id, keyword: input.keyword, cursor: input.cursor, limit: input.limit })
