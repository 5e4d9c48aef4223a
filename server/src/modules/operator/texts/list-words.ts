import type { listWords as call } from '@plaza/contract'
import { done } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import { allowStaff } from '../../identity/staff/operators/index.ts'
import { toTextsView } from './words-view.ts'

/** All texts that the mall shows to people, in six languages. */
export const listWords: UseCase<typeof call> = async (ctx) => {
  const staff = await allowStaff(ctx, ['owner', 'catalogue', 'auditor'])
  if ('refused' in staff) return staff
  return done({ list: await toTextsView(ctx.kernel.db) })
}
