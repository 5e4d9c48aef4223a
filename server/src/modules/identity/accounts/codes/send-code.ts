import type { sendCode as shape } from '@plaza/contract'
import { done, refused, type Refused } from '@plaza/values'
import { countAttempt, subjectOf, subjectOfAddress } from '../../../../platform/auth/attempts.ts'
import { faultOfCaptcha } from '../../../../platform/auth/captcha.ts'
import type { CallContext, UseCase } from '../../../../platform/http/serve.ts'
import { configValue } from '../../../foundation/settings/index.ts'
import { customerAsks, visitorAsks } from '../passwords/asker.ts'
import { requestEmailCode, codeSent } from './ask-for-code.ts'
import { askForMessage } from './send-message.ts'
import { customerByEmail, customerById } from '../people/customer-rows.ts'

const forVisitors = ['login', 'register', 'reset', 'bind']
/** Rate limit per network address. It stops a client that requests codes for many users. */
const anHour = { most: 30, withinMs: 60 * 60_000 }

type CodeAsk = CallContext<typeof shape>

/** Checks the captcha and the rate limit of the network address before a code is sent. */
export const payForCode = async (
  { kernel, address }: Pick<CodeAsk, 'kernel' | 'address'>,
  captcha: string | undefined,
): Promise<Refused<'captcha_needed'> | Refused<'paused'> | null> => {
  const fault = await faultOfCaptcha(kernel, captcha)
  if (fault) return refused('captcha_needed', { captcha: fault })
  const { retryAfterSeconds } = await countAttempt(kernel.db, subjectOfAddress('codes:from', address), anHour, kernel.now())
  return retryAfterSeconds === null ? null : refused('paused', { retry_after: retryAfterSeconds })
}

/** Whether to reveal that an email address has no account. The mall's owner can enable this. */
export const reportsUnknown = async ({ kernel }: Pick<CodeAsk, 'kernel'>, email: string): Promise<boolean> =>
  (await configValue(kernel.db, 'reveal_unknown_email')) === true && (await customerByEmail(kernel.db, email)) === null

export const sendCode: UseCase<typeof shape> = async (ctx) => {
  if (forVisitors.includes(ctx.input.purpose)) return sendToVisitor(ctx)
  return ctx.session ? sendToCustomer(ctx, ctx.session.personId) : refused('login_needed')
}

const sendToVisitor = async (ctx: CodeAsk) => {
  const { kernel, input, lang, session } = ctx
  if (!input.email) return refused('target_missing', { fields: { email: 'missing' } })
  const own = session && input.purpose === 'register' ? await customerById(kernel.db, session.personId) : null
  // A customer who confirms the address of their account is already signed in, so no captcha is needed.
  const isOwn = own?.email.toLowerCase() === input.email.toLowerCase()
  const unpaid = isOwn ? null : await payForCode(ctx, input.captcha)
  if (unpaid) return unpaid
  if (input.purpose !== 'register' && (await reportsUnknown(ctx, input.email))) return refused('email_unknown')
  const asker = isOwn ? customerAsks(own.id) : await visitorAsks(ctx, input.email)
  return (await requestEmailCode(kernel, { purpose: input.purpose, target: input.email, asker, lang })) ?? done(codeSent)
}

/**
 * Limit of different email addresses per customer: more than one person has. A customer above the limit is probing for accounts or sending unwanted
 * emails.
 */
const newEmails = { most: 20, withinMs: 60 * 60_000 }

export const countNewEmail = async ({ db, now }: Pick<CodeAsk['kernel'], 'db' | 'now'>, customerId: string) => {
  const { retryAfterSeconds } = await countAttempt(db, subjectOf('new email', customerId), newEmails, now())
  return retryAfterSeconds === null ? null : refused('paused', { retry_after: retryAfterSeconds })
}

const sendToCustomer = async ({ kernel, input, lang }: CodeAsk, customerId: string) => {
  const customer = await customerById(kernel.db, customerId)
  const what = { purpose: input.purpose, customerId, lang }
  if (input.phone !== undefined) {
    if (input.phone !== customer.phone || input.purpose === 'change_email')
      return refused('target_not_yours', { fields: { phone: 'not_yours' } })
    return (await askForMessage(kernel, { ...what, target: customer.phone })) ?? done(codeSent)
  }
  const email = input.email ?? customer.email
  const isOwn = email.toLowerCase() === customer.email.toLowerCase()
  if (!isOwn) {
    if (input.purpose !== 'change_email') return refused('target_not_yours', { fields: { email: 'not_yours' } })
    const wait = await countNewEmail(kernel, customerId)
    if (wait) return wait
    if (await customerByEmail(kernel.db, email)) return refused('email_taken')
  }
  // While the address does not belong to the customer, all customers share one limit for it.
  return (await requestEmailCode(kernel, { ...what, target: email, ...(isOwn ? {} : { asker: '' }) })) ?? done(codeSent)
}
