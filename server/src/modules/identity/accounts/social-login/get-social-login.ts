import type { getSocialLogin as shape } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { TransportFailure } from '../../../../platform/jobs/transport-failure.ts'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { customerById } from '../people/customer-rows.ts'
import { signIn } from '../sign-in/sign-in.ts'
import { boundCustomer } from './bound-rows.ts'
import { browserHash } from './browser.ts'
import { consumeTicket, spendTicket } from './ticket-rows.ts'

/**
 * Redeems the ticket of a social login, once. If the platform user has a linked account, signs in to it; otherwise asks the user to link an account.
 */
export const getSocialLogin: UseCase<typeof shape> = async (ctx) => {
  const { kernel, input } = ctx
  const platform = kernel.platform?.name
  if (platform === undefined || input.platform !== platform) throw new TransportFailure(404)
  const holder = { token: input.data, browser: browserHash(kernel, ctx.cookies) }
  const ticket = await transaction(kernel, (tx) => consumeTicket(tx, holder, platform, kernel.now()))
  if (!ticket) return refused('token_unknown')
  const { returnTo: return_to, fullName: full_name, email } = ticket
  const customerId = await boundCustomer(kernel.db, ticket)
  if (customerId === null) return done({ bind_required: true, profile: { full_name, email }, return_to })
  const entered = await signIn(
    // Ignores an earlier login in this browser and signs in with a new session token.
    { ...ctx, session: null, token: null },
    {
      customer: await customerById(kernel.db, customerId),
      by: 'platform',
      gone: refused('token_unknown'),
      spend: async (tx) => (await boundCustomer(tx, ticket)) === customerId && spendTicket(tx, holder, kernel.now()),
    },
  )
  if ('done' in entered) return done({ ...entered.done, return_to })
  return entered.refused === 'already_logged_in' ? refused('token_unknown') : refused(entered.refused)
}
