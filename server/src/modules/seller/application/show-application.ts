import type { showApplication as call } from '@plaza/contract'
import { done } from '@plaza/values'
import { currentUserId, type UseCase } from '../../../platform/http/serve.ts'
import { latestOf } from './application-rows.ts'
import { toApplicationView } from './application-view.ts'

/** The caller's own application in its current state. */
export const showApplication: UseCase<typeof call> = async (ctx) => {
  const customerId = currentUserId(ctx)
  return done(await toApplicationView(ctx, customerId, await latestOf(ctx.kernel.db, customerId)))
}
