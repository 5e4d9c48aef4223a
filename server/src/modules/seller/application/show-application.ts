import type { showApplication as call } from '@plaza/contract'
import { done } from '@plaza/values'
import { currentUserId, type UseCase } from '../../../platform/http/serve.ts'
import { latestOf } from './application-rows.ts'
import { toApplicationView } from './tell-application.ts'

/** One's own application, as it stands. */
export const showApplication: UseCase<typeof call> = async (ask) => {
  const customerId = currentUserId(ask)
  return done(await toApplicationView(ask, customerId, await latestOf(ask.kernel.db, customerId)))
}
