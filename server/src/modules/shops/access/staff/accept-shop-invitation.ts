import type { acceptShopInvitation as call } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { writeAudit } from '../../../../platform/observability/audit/audit.ts'
import type { Tx } from '../../../../platform/db/database.ts'
import { standsInLineAs, type CallContext, type UseCase } from '../../../../platform/http/serve.ts'
import { openSession } from '../../../../platform/auth/sessions.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { admit, deviceName } from '../../../identity/accounts/sign-in/index.ts'
import { enterGate, hashPassword, passwordFaults, passwordMatches, rememberDevice } from '../../../identity/accounts/passwords/index.ts'
import { type Customer, customerByEmail, makeAccount, markVerified } from '../../../identity/accounts/people/index.ts'
import { websiteConfig } from '../../../foundation/settings/index.ts'
import { invitedBy, joinAs, type Member } from '../../profile/index.ts'
import { shopWithOwner } from '../../profile/owners/index.ts'
import { seatOf } from './allow-seller.ts'
import { toEnteredView } from './show-entered.ts'
import { hashToken } from './invitation-token.ts'

type AcceptAsk = CallContext<typeof call>

/** Accepts a shop invitation. The link from the email proves access to the mailbox. An existing account also needs its password. */
export const acceptShopInvitation: UseCase<typeof call> = async (ctx) => {
  const { kernel, input } = ctx
  const invited = await invitedBy(kernel.db, hashToken(input.token), kernel.now())
  const shop = invited && (await shopWithOwner(kernel.db, invited.shopId))
  if (!invited || !shop || shop.status === 'closed') return refused('invitation_unknown')
  const customer = await customerByEmail(kernel.db, invited.email)
  const entered = customer ? await comeIn(ctx, customer) : await makeOwn(ctx, invited)
  return 'refused' in entered ? entered : done(toEnteredView(entered.token, { shop, role: entered.role }))
}

/** Accepts the invitation for a customer whose row is locked. */
const join = async (tx: Tx, { kernel, input }: AcceptAsk, customerId: string) => {
  const now = kernel.now()
  if (await seatOf(tx, customerId)) return refused('works_elsewhere')
  const member = await joinAs(tx, { tokenHash: hashToken(input.token), customerId, now })
  if (!member) return refused('invitation_unknown')
  await markVerified(tx, customerId, now)
  await writeAudit(tx, {
    actor: `customer:${customerId}`,
    action: 'sellers.staff_joined',
    subject: `shop:${member.shopId}`,
    details: { member: member.id, role: member.role },
  })
  return member
}

const comeIn = async (ctx: AcceptAsk, customer: Customer) => {
  const { kernel, input } = ctx
  const account = { who: customer.email, personId: customer.id, audience: 'customer' } as const
  const gate = await enterGate({ ask: ctx, captcha: input.captcha, ...account })
  if ('refused' in gate) return gate
  const wrong = refused('wrong_credentials', { captcha_required: gate.captchaNext })
  if (!(await passwordMatches(kernel, customer.passwordHash, input.password, gate.turn))) return wrong
  await gate.passed()
  let joined: Member | undefined
  const spend = async (tx: Tx) => {
    const member = await join(tx, ctx, customer.id)
    if ('refused' in member) return member
    joined = member
    return true
  }
  const entered = await admit(ctx, { customer, audience: 'seller', by: 'password', gone: wrong, spend })
  if ('refused' in entered) return entered
  if (!joined) throw new Error('somebody came in and did not join')
  return { token: entered.token, role: joined.role }
}

const makeOwn = async (ctx: AcceptAsk, { email }: Member) => {
  const { kernel, input, lang, address, device } = ctx
  const { password_min_length: least, base_currency: currency } = await websiteConfig(kernel)
  const { full_name: fullName = '', confirm_password: confirmation = '', password } = input
  const faults: Record<string, string> = passwordFaults({ password, confirmation, minLength: Math.max(8, least), fullName, email })
  if (!fullName) faults['full_name'] = 'too_short'
  if (Object.keys(faults).length > 0) return refused('malformed', { fields: faults })
  const passwordHash = await hashPassword(kernel, password, { who: standsInLineAs(ctx) })
  const made = await transaction(kernel, async (tx) => {
    const now = kernel.now()
    const demo = kernel.environment.demo
    const account = { fullName, email, passwordHash, lang, currency, invitedBy: null, verified: true, agreed: false, demo, now }
    const customerId = await makeAccount(tx, account)
    if (customerId === null) return refused('malformed', { fields: { email: 'taken' } })
    const member = await join(tx, ctx, customerId)
    if ('refused' in member) return member
    const token = await openSession(tx, { audience: 'seller', personId: customerId, device: deviceName(device), address }, now)
    return { customerId, token, role: member.role }
  })
  if (!('refused' in made)) await rememberDevice(ctx, { audience: 'customer', personId: made.customerId })
  return made
}
