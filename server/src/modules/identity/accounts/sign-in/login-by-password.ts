import type { loginByPassword as shape } from '@plaza/contract'
import { refused } from '@plaza/values'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { customerByEmail } from '../people/customer-rows.ts'
import { enterGate } from '../passwords/sign-in-gate.ts'
import { passwordMatches } from '../passwords/passwords.ts'
import { signIn } from './sign-in.ts'

/** An unknown email address and a wrong password take the same time and get the same response. */
export const loginByPassword: UseCase<typeof shape> = async (ctx) => {
  const { kernel, input } = ctx
  const customer = await customerByEmail(kernel.db, input.email)
  const account = { who: input.email, personId: customer?.id, audience: 'customer' } as const
  const gate = await enterGate({ ask: ctx, captcha: input.captcha, ...account })
  if ('refused' in gate) return gate
  const right = await passwordMatches(kernel, customer?.passwordHash, input.password, gate.turn)
  const wrong = refused('wrong_credentials', { captcha_required: gate.captchaNext })
  if (!customer || !right) return wrong
  await gate.passed()
  return signIn(ctx, { customer, by: 'password', gone: wrong })
}
