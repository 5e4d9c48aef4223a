import { storefrontLinks, type register as shape } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { countAttempt, subjectOfAddress } from '../../../../platform/auth/attempts.ts'
import { faultOfCaptcha } from '../../../../platform/auth/captcha.ts'
import { standsInLineAs, type CallContext, type UseCase } from '../../../../platform/http/serve.ts'
import { openSession } from '../../../../platform/auth/sessions.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { notify } from '../../../foundation/notifications/index.ts'
import { websiteConfig } from '../../../foundation/settings/index.ts'
import { requestEmailCode } from '../codes/ask-for-code.ts'
import { checkCode, spendCode } from '../codes/codes.ts'
import { customerByEmail, inviterOf } from '../people/customer-rows.ts'
import { makeAccount } from '../people/new-account.ts'
import { deviceName } from './device-name.ts'
import { codesFromAddress } from './login-by-code.ts'
import { customerAsks } from '../passwords/asker.ts'
import { hashPassword } from '../passwords/passwords.ts'
import { passwordFaults } from '../passwords/plan-password.ts'
import { rememberDevice } from '../passwords/used-device.ts'
import { loginResponse } from '../people/show-user.ts'

type RegisterAsk = CallContext<typeof shape>

export const register: UseCase<typeof shape> = async (ctx) => {
  const { kernel, input } = ctx
  const present = await alreadyHere(ctx)
  if (present) return present
  const invitedBy = input.invitation_code ? await inviterOf(kernel.db, input.invitation_code) : null
  const faults: Record<string, string> = await faultsOf(ctx)
  if (input.invitation_code && invitedBy === null) faults['invitation_code'] = 'unknown'
  if (Object.keys(faults).length > 0) return refused('malformed', { fields: faults })

  const captcha = await faultOfCaptcha(kernel, input.captcha)
  if (captcha) return refused('captcha_needed', { captcha })
  const wait = await countTry(ctx)
  if (wait) return wait
  if (await customerByEmail(kernel.db, input.email)) return refused('email_exists', { fields: { email: 'taken' } })
  const code = await codeOf(ctx)
  if (code && 'refused' in code) return code
  return enter(ctx, {
    invitedBy,
    passwordHash: await hashPassword(kernel, input.password, { who: standsInLineAs(ctx) }),
    verified: code !== null,
  })
}

/** Limit of registrations per network address. A client above it is probing for accounts or causing unwanted emails. */
const triesFromAddress = { most: 60, withinMs: 60 * 60_000 }

const countTry = async ({ kernel, address }: RegisterAsk) => {
  const { retryAfterSeconds } = await countAttempt(kernel.db, subjectOfAddress('register:from', address), triesFromAddress, kernel.now())
  return retryAfterSeconds === null ? null : refused('paused', { retry_after: retryAfterSeconds })
}

/** A user who is already logged in to this account keeps the session. */
const alreadyHere = async ({ kernel, input, session, token }: RegisterAsk) => {
  if (!session || token === null) return null
  const owner = await customerByEmail(kernel.db, input.email)
  if (owner?.id !== session.personId) return null
  return refused('already_logged_in', await loginResponse(kernel, { customerId: owner.id, token }))
}

const faultsOf = async ({ kernel, input }: RegisterAsk) => {
  const minLength = Math.max(8, (await websiteConfig(kernel)).password_min_length)
  return passwordFaults({
    password: input.password,
    confirmation: input.confirm_password,
    minLength,
    fullName: input.full_name,
    email: input.email,
  })
}

const codeOf = async ({ kernel, input, address }: RegisterAsk) => {
  if (input.code === undefined) return null
  const { retryAfterSeconds } = await countAttempt(kernel.db, subjectOfAddress('code:from', address), codesFromAddress, kernel.now())
  if (retryAfterSeconds !== null) return refused('paused', { retry_after: retryAfterSeconds })
  return checkCode(kernel, { purpose: 'register', target: input.email }, input.code)
}

type Ready = { invitedBy: string | null; passwordHash: string; verified: boolean }

const enter = async (ctx: RegisterAsk, { invitedBy, passwordHash, verified }: Ready) => {
  const { kernel, input, lang, address, device } = ctx
  const { shop_name: mall, base_currency: currency } = await websiteConfig(kernel)
  const made = await transaction(kernel, async (tx) => {
    const now = kernel.now()
    if (input.code !== undefined && !(await spendCode(kernel, tx, { purpose: 'register', target: input.email }, input.code)))
      return refused('code_wrong', { tries_left: 0 })
    const customerId = await makeAccount(tx, {
      fullName: input.full_name,
      email: input.email,
      passwordHash,
      lang,
      currency,
      invitedBy,
      verified,
      agreed: input.agreement,
      demo: kernel.environment.demo,
      now,
    })
    if (customerId === null) return refused('email_taken_meanwhile', { fields: { email: 'taken' } })
    const link = storefrontLinks.settings('addresses')
    await notify(tx, customerId, { template: 'welcome', values: { mall }, link, now })
    const token = await openSession(tx, { audience: 'customer', personId: customerId, device: deviceName(device), address }, now)
    return { customerId, token }
  })
  if ('refused' in made) return made
  await rememberDevice(ctx, { audience: 'customer', personId: made.customerId })
  // A failed email does not fail the registration: the account already exists, and the user can request another email.
  if (!verified) await requestEmailCode(kernel, { purpose: 'register', target: input.email, asker: customerAsks(made.customerId), lang })
  return done(await loginResponse(kernel, made))
}
