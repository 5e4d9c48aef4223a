import type { exportOwnData as shape } from '@plaza/contract'
import { done } from '@plaza/values'
import { ownSession, type UseCase } from '../../../../platform/http/serve.ts'
import { sessionsOf } from '../../../../platform/auth/sessions.ts'
import { destinationsOf } from '../payouts/payment-settings-rows.ts'
import { maskDestinations } from '../payouts/mask-destinations.ts'
import { userInfo } from '../people/show-user.ts'
import { boundPlatforms } from '../social-login/bound-rows.ts'

/** All data that the mall stores about a customer. Account numbers stay masked, so that a stolen phone does not reveal them. */
export const exportOwnData: UseCase<typeof shape> = async (ctx) => {
  const { kernel } = ctx
  const { personId } = ownSession(ctx)
  const { db, keys } = kernel
  const [account, savedPayments, sessions, platforms, elsewhere] = await Promise.all([
    userInfo(kernel, personId),
    destinationsOf(db, keys, personId),
    sessionsOf(db, { audience: 'customer', personId }, kernel.now()),
    boundPlatforms(db, personId),
    Promise.all([...kernel.people.ownData].map(async ([name, read]) => [name, await read(db, personId)] as const)),
  ])
  return done({
    made_at: kernel.now().toISOString(),
    account,
    payment_settings: { ...maskDestinations(savedPayments.destinations), changed_at: savedPayments.changedAt?.toISOString() ?? null },
    sessions: sessions.map(({ device, address, madeAt, usedAt }) => ({
      device,
      place: address,
      since: madeAt.toISOString(),
      last_use: usedAt.toISOString(),
    })),
    social_accounts: platforms,
    ...Object.fromEntries(elsewhere),
  })
}
