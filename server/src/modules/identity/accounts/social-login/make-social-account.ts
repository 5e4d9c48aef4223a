import { done, refused } from '@plaza/values'
import { countAttempt, subjectOfAddress } from '../../../../platform/auth/attempts.ts'
import { openSession } from '../../../../platform/auth/sessions.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { configValue } from '../../../foundation/settings/index.ts'
import { requestEmailCode } from '../codes/ask-for-code.ts'
import { customerByEmail, inviterOf } from '../people/customer-rows.ts'
import { makeAccount } from '../people/new-account.ts'
import { deviceName } from '../sign-in/device-name.ts'
import { customerAsks } from '../passwords/asker.ts'
import { rememberDevice } from '../passwords/used-device.ts'
import { loginResponse } from '../people/show-user.ts'
import type { BindAsk, Newcomer } from './newcomer.ts'
import { bindPerson } from './bound-rows.ts'
import { spendTicket } from './ticket-rows.ts'

const anHour = { most: 30, withinMs: 60 * 60_000 }

/** Creates an account for a platform user. It has no password until the user sets one with a code from their mailbox. */
export const makeSocialAccount = async (ctx: BindAsk, { ticket, holder }: Newcomer) => {
  const { kernel, input, lang, address } = ctx
  const { full_name: fullName } = input
  const email = input.email ?? ticket.email
  if (fullName === undefined) return refused('missing', { fields: { full_name: 'missing' } })
  if (email === null) return refused('missing', { fields: { email: 'missing' } })
  const { retryAfterSeconds } = await countAttempt(kernel.db, subjectOfAddress('social:made', address), anHour, kernel.now())
  if (retryAfterSeconds !== null) return refused('paused', { retry_after: retryAfterSeconds })
  const invitedBy = input.invitation_code ? await inviterOf(kernel.db, input.invitation_code) : null
  if (input.invitation_code && invitedBy === null) return refused('invitation_unknown', { fields: { invitation_code: 'unknown' } })
  const taken = refused('email_taken', { fields: { email: 'taken' } })
  if (await customerByEmail(kernel.db, email)) return taken

  const verified = ticket.emailVerified && ticket.email?.toLowerCase() === email.toLowerCase()
  const currency = await configValue(kernel.db, 'base_currency')
  const made = await transaction(kernel, async (tx) => {
    const now = kernel.now()
    const customerId = await makeAccount(tx, {
      fullName,
      email,
      passwordHash: '',
      lang,
      currency: typeof currency === 'string' ? currency : 'USD',
      invitedBy,
      verified,
      agreed: input.agreement === true,
      demo: kernel.environment.demo,
      now,
    })
    if (customerId === null) return taken
    const held = (await spendTicket(tx, holder, now)) && (await bindPerson(tx, ticket, customerId, now))
    if (!held) return refused('token_unknown')
    const device = deviceName(ctx.device)
    return { customerId, token: await openSession(tx, { audience: 'customer', personId: customerId, device, address }, now) }
  })
  if ('refused' in made) return made
  await rememberDevice(ctx, { audience: 'customer', personId: made.customerId })
  if (!verified) await requestEmailCode(kernel, { purpose: 'register', target: email, asker: customerAsks(made.customerId), lang })
  return done({ ...(await loginResponse(kernel, made)), return_to: ticket.returnTo })
}
