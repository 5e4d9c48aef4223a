import type { updateUser as shape } from '@plaza/contract'
import { done, refused, type Outcome } from '@plaza/values'
import { ownSession, type CallContext, type UseCase } from '../../../../platform/http/serve.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { avatarOf } from '../../../foundation/media/index.ts'
import { currencies, websiteConfig } from '../../../foundation/settings/index.ts'
import { changeEmail } from './change-email.ts'
import { changePassword } from './change-password.ts'
import { checkCode } from '../codes/codes.ts'
import { countNewEmail } from '../codes/send-code.ts'
import { customerByEmail, customerById, lockCustomer, type Customer } from '../people/customer-rows.ts'
import { enterProofGate } from '../passwords/sign-in-gate.ts'
import { hashPassword, passwordMatches } from '../passwords/passwords.ts'
import { passwordFaults } from '../passwords/plan-password.ts'
import { userInfo } from '../people/show-user.ts'
import { changeProfile, type ProfileChange } from './profile-rows.ts'

type UpdateAsk = CallContext<typeof shape>
type Faults = Record<string, string>

/** Changes only the sent fields; an error in one field prevents all changes. */
export const updateUser: UseCase<typeof shape> = async (ctx) => {
  const { kernel, input } = ctx
  const { personId, id: sessionId } = ownSession(ctx)
  const customer = await customerById(kernel.db, personId)
  const newEmail = input.email && input.email.toLowerCase() !== customer.email.toLowerCase() ? input.email : null

  const missing = missingFields(ctx, newEmail)
  if (Object.keys(missing).length > 0) return refused('fields_missing', { fields: missing })
  const profile = await plannedProfile(ctx)
  const faults = { ...profile.faults, ...(await passwordFaultsOf(ctx, customer)) }
  if (Object.keys(faults).length > 0) return refused('malformed', { fields: faults })
  const proved = await proveOldPassword(ctx, customer, newEmail)
  if ('refused' in proved) return proved
  const wait = newEmail ? await countNewEmail(kernel, personId) : null
  if (wait) return wait
  if (newEmail && (await customerByEmail(kernel.db, newEmail))) return refused('email_exists', { fields: { email: 'taken' } })
  const codes = newEmail ? await checkBothCodes(ctx, customer, newEmail) : null
  if (codes) return codes

  const passwordHash = input.password ? await hashPassword(kernel, input.password, { who: personId, first: true }) : null
  const changed = await transaction(kernel, async (tx) => {
    const held = await lockCustomer(tx, personId)
    if (held.passwordHash !== customer.passwordHash && (passwordHash || newEmail)) return wrongPassword
    await changeProfile(tx, personId, profile.change)
    if (passwordHash) await changePassword(kernel, tx, held, { passwordHash, action: 'accounts.password_changed', but: sessionId })
    return newEmail
      ? changeEmail(kernel, tx, held, { newEmail, code: input.code ?? '', newCode: input.new_email_code ?? '', sessionId })
      : null
  })
  return changed ?? done(await userInfo(kernel, personId))
}

const wrongPassword = refused('malformed', { fields: { old_password: 'wrong' } })

/** A new password needs its confirmation and the old password; a new email address needs the password. */
const missingFields = ({ input }: UpdateAsk, newEmail: string | null): Faults => {
  const missing: Faults = {}
  if (input.password !== undefined && input.confirm_password === undefined) missing['confirm_password'] = 'missing'
  if (input.password === undefined && input.confirm_password !== undefined) missing['password'] = 'missing'
  if ((input.password !== undefined || newEmail) && input.old_password === undefined) missing['old_password'] = 'missing'
  return missing
}

const plannedProfile = async ({ kernel, input, session }: UpdateAsk): Promise<{ change: ProfileChange; faults: Faults }> => {
  const { name, phone, address, lang, currency, photo, letters_for } = input
  const faults: Faults = {}
  const avatar = photo ? await avatarOf(kernel.db, session?.personId ?? '', photo) : null
  if (photo && avatar === null) faults['photo'] = 'unknown'
  if (currency && !(await currencies(kernel.db, kernel.now())).some((each) => each.code === currency)) faults['currency'] = 'unknown'
  return {
    faults,
    change: { full_name: name, phone, address, lang, currency, letters_for, avatar: photo === undefined ? undefined : avatar },
  }
}

const passwordFaultsOf = async ({ kernel, input }: UpdateAsk, customer: Customer): Promise<Faults> => {
  if (input.password === undefined) return {}
  const minLength = Math.max(8, (await websiteConfig(kernel)).password_min_length)
  const fullName = input.name ?? customer.fullName
  return passwordFaults({
    password: input.password,
    confirmation: input.confirm_password ?? '',
    minLength,
    fullName,
    email: customer.email,
  })
}

const proveOldPassword = async (
  { kernel, input }: UpdateAsk,
  customer: Customer,
  newEmail: string | null,
): Promise<Outcome<true, 'paused' | 'malformed'>> => {
  if (input.password === undefined && !newEmail) return done(true)
  const gate = await enterProofGate({ kernel, who: customer.id })
  if ('refused' in gate) return gate
  if (!(await passwordMatches(kernel, customer.passwordHash, input.old_password ?? '', gate.turn))) return wrongPassword
  await gate.passed()
  return done(true)
}

const checkBothCodes = async ({ kernel, input }: UpdateAsk, { id: customerId, email }: Customer, newEmail: string) => {
  if (!input.code || !input.new_email_code) return refused('proof_needed', { methods: ['email'] })
  const old = await checkCode(kernel, { purpose: 'change_email', target: email, customerId }, input.code)
  if ('refused' in old) return refused('code_wrong', { ...(old.details as object), field: 'code' })
  const fresh = await checkCode(kernel, { purpose: 'change_email', target: newEmail, customerId }, input.new_email_code)
  return 'refused' in fresh ? refused('code_wrong', { ...(fresh.details as object), field: 'new_email_code' }) : null
}
