import type { resetPassword as shape } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { countAttempt, subjectOfAddress, uncountAttempt } from '../../../../platform/auth/attempts.ts'
import { standsInLineAs, type CallContext, type UseCase } from '../../../../platform/http/serve.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { websiteConfig } from '../../../foundation/settings/index.ts'
import { changePassword } from './change-password.ts'
import { checkCode, spendCode } from '../codes/codes.ts'
import { customerByEmail, lockCustomer, markVerified } from '../people/customer-rows.ts'
import { codesFromAddress } from '../sign-in/login-by-code.ts'
import { forgetFailures } from '../passwords/sign-in-gate.ts'
import { hashPassword } from '../passwords/passwords.ts'
import { passwordFaults } from '../passwords/plan-password.ts'
import { visitorAsks } from '../passwords/asker.ts'
import { unbindAll } from '../social-login/bound-rows.ts'

/** Sets a new password with a code from the user's mailbox. Every session ends, and so does the pause after wrong passwords. */
export const resetPassword: UseCase<typeof shape> = async (ctx) => {
  const { kernel, input } = ctx
  const faults = await faultsOf(ctx)
  if (Object.keys(faults).length > 0) return refused('malformed', { fields: faults })
  const from = subjectOfAddress('code:from', ctx.address)
  const { retryAfterSeconds } = await countAttempt(kernel.db, from, codesFromAddress, kernel.now())
  if (retryAfterSeconds !== null) return refused('paused', { retry_after: retryAfterSeconds })
  const what = { purpose: 'reset', target: input.email, asker: await visitorAsks(ctx, input.email) } as const
  const checked = await checkCode(kernel, what, input.code)
  if ('refused' in checked) return checked

  const tooLate = refused('code_wrong', { tries_left: 0 })
  const customer = await customerByEmail(kernel.db, input.email)
  const passwordHash = await hashPassword(kernel, input.password, { who: standsInLineAs(ctx) })
  if (!customer) return tooLate
  await uncountAttempt(kernel.db, from)
  const changed = await transaction(kernel, async (tx) => {
    const held = await lockCustomer(tx, customer.id)
    const spent = await spendCode(kernel, tx, what, input.code)
    if (!spent || held.email !== customer.email || held.status === 'closed') return tooLate
    await unbindAll(tx, customer.id)
    await markVerified(tx, customer.id, kernel.now())
    await changePassword(kernel, tx, held, { passwordHash, action: 'accounts.password_reset' })
    return null
  })
  if (changed) return changed
  await forgetFailures(ctx, { who: input.email, personId: customer.id, audience: 'customer' })
  return done(null)
}

/** Checks the form before the account is looked up, so that the errors depend on the typed values alone. */
const faultsOf = async ({ kernel, input }: CallContext<typeof shape>) => {
  const minLength = Math.max(8, (await websiteConfig(kernel)).password_min_length)
  return passwordFaults({ password: input.password, confirmation: input.confirm_password, minLength, fullName: '', email: input.email })
}
