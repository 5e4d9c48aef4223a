import type { listPolicies as call } from '@plaza/contract'
import { done } from '@plaza/values'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { allowStaff } from '../../../identity/staff/operators/index.ts'
import { toPoliciesView } from './policies-view.ts'

/** Policies with their versions: current, planned, past, and the draft. */
export const listPolicies: UseCase<typeof call> = async (ctx) => {
  const { kernel, input } = ctx
  const staff = await allowStaff(ctx, ['owner', 'catalogue', 'support', 'auditor'])
  if ('refused' in staff) return staff
  return done({ list: await toPoliciesView(kernel.db, kernel.now(), input.name ?? null) })
}
