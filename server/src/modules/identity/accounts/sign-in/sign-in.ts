import { done, refused, type Outcome } from '@plaza/values'
import type { LoginResponse } from '@plaza/contract'
import { loginResponse } from '../people/show-user.ts'
import { admit, type Admission, type Admitting } from './admit.ts'

type SignInAsk = Admitting

/** Signs in a user whose identity is proven. The session token is always new, never a token from the request. */
export const signIn = async <const R extends string>(
  ctx: SignInAsk,
  proof: Omit<Admission<R>, 'audience'>,
): Promise<Outcome<LoginResponse, 'account_ended' | 'already_logged_in' | R>> => {
  const { kernel } = ctx
  const { customer } = proof
  if (customer.status === 'disabled' || customer.status === 'closed') return refused('account_ended')
  if (ctx.session?.personId === customer.id && ctx.token !== null) {
    return refused('already_logged_in', await loginResponse(kernel, { customerId: customer.id, token: ctx.token }))
  }
  const entered = await admit(ctx, { ...proof, audience: 'customer' })
  if ('refused' in entered) return entered
  return done(await loginResponse(kernel, { customerId: customer.id, token: entered.token }))
}
