import type { listMallCategories as call } from '@plaza/contract'
import { done } from '@plaza/values'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { allowStaff } from '../../../identity/staff/operators/index.ts'
import { toCategoriesView } from './categories-view.ts'

/** The tree of categories, sorted by their position among their siblings. */
export const listMallCategories: UseCase<typeof call> = async (ctx) => {
  const staff = await allowStaff(ctx, ['owner', 'catalogue', 'auditor'])
  if ('refused' in staff) return staff
  return done({ list: await toCategoriesView(ctx.kernel.db) })
}
