import type { listMallLanguages as call } from '@plaza/contract'
import { done } from '@plaza/values'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { allowStaff } from '../../../identity/staff/operators/index.ts'
import { toLanguagesView } from './languages-view.ts'

/** All languages, including those that shoppers cannot choose. */
export const listMallLanguages: UseCase<typeof call> = async (ctx) => {
  const staff = await allowStaff(ctx, ['owner', 'catalogue', 'auditor'])
  if ('refused' in staff) return staff
  return done({ list: await toLanguagesView(ctx.kernel.db) })
}
