import { refused } from '@plaza/values'
import { countAttempt, subjectOfAddress, uncountAttempt } from '../../../../platform/auth/attempts.ts'
import type { Tx } from '../../../../platform/db/database.ts'
import { checkCode, spendCode } from '../codes/codes.ts'
import { reportsUnknown } from '../codes/send-code.ts'
import { customerByEmail } from '../people/customer-rows.ts'
import { codesFromAddress } from '../sign-in/login-by-code.ts'
import { enterGate } from '../passwords/sign-in-gate.ts'
import { passwordMatches } from '../passwords/passwords.ts'
import { visitorAsks } from '../passwords/asker.ts'
import type { BindAsk } from './newcomer.ts'

const nothingToSpend = async (_tx: Tx) => true

/** The account whose ownership the user proves. The rate limits of a login apply. */
export const proveAccount = async (ctx: BindAsk) => {
  const { email, password, code } = ctx.input
  if (email === undefined) return refused('missing', { fields: { email: 'missing' } })
  if (password === undefined && code === undefined) return refused('missing', { fields: { password: 'missing' } })
  if (await reportsUnknown(ctx, email)) return refused('email_unknown')
  return code === undefined ? byPassword(ctx, email, password ?? '') : byCode(ctx, email, code)
}

const byPassword = async (ctx: BindAsk, email: string, password: string) => {
  const { kernel, input } = ctx
  const customer = await customerByEmail(kernel.db, email)
  const gate = await enterGate({ ask: ctx, captcha: input.captcha, who: email, personId: customer?.id, audience: 'customer' })
  if ('refused' in gate) return gate
  const right = await passwordMatches(kernel, customer?.passwordHash, password, gate.turn)
  if (!customer || !right) return refused('wrong_credentials', { captcha_required: gate.captchaNext })
  await gate.passed()
  return { customer, by: 'password' as const, spend: nothingToSpend }
}

const byCode = async (ctx: BindAsk, email: string, code: string) => {
  const { kernel, address } = ctx
  const from = subjectOfAddress('code:from', address)
  const { retryAfterSeconds } = await countAttempt(kernel.db, from, codesFromAddress, kernel.now())
  if (retryAfterSeconds !== null) return refused('paused', { retry_after: retryAfterSeconds })
  const what = { purpose: 'bind', target: email, asker: await visitorAsks(ctx, email) } as const
  const checked = await checkCode(kernel, what, code)
  if ('refused' in checked) return checked
  const customer = await customerByEmail(kernel.db, email)
  if (!customer) return refused('code_wrong', { tries_left: 0 })
  await uncountAttempt(kernel.db, from)
  return { customer, by: 'code' as const, spend: (tx: Tx) => spendCode(kernel, tx, what, code) }
}
