import type { loginByCode as shape } from '@plaza/contract'
import { refused } from '@plaza/values'
import { countAttempt, subjectOfAddress, uncountAttempt } from '../../../../platform/auth/attempts.ts'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { checkCode, spendCode } from '../codes/codes.ts'
import { reportsUnknown } from '../codes/send-code.ts'
import { visitorAsks } from '../passwords/asker.ts'
import { customerByEmail } from '../people/customer-rows.ts'
import { signIn } from './sign-in.ts'

/** Limit per network address. Each code already allows only five attempts; this limit stops a client that tries the codes of many users. */
export const codesFromAddress = { most: 100, withinMs: 15 * 60_000, pauseMs: 15 * 60_000 }

export const loginByCode: UseCase<typeof shape> = async (ctx) => {
  const { kernel, input } = ctx
  const from = subjectOfAddress('code:from', ctx.address)
  const { retryAfterSeconds } = await countAttempt(kernel.db, from, codesFromAddress, kernel.now())
  if (retryAfterSeconds !== null) return refused('paused', { retry_after: retryAfterSeconds })
  if (await reportsUnknown(ctx, input.email)) return refused('email_unknown')
  const what = { purpose: 'login', target: input.email, asker: await visitorAsks(ctx, input.email) } as const
  const checked = await checkCode(kernel, what, input.code)
  if ('refused' in checked) return checked
  const customer = await customerByEmail(kernel.db, input.email)
  if (!customer) return refused('code_wrong', { tries_left: 0 })
  await uncountAttempt(kernel.db, from)
  const gone = refused('code_wrong', { tries_left: 0 })
  return signIn(ctx, { customer, by: 'code', gone, spend: (tx) => spendCode(kernel, tx, what, input.code) })
}
