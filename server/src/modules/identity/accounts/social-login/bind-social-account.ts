import type { bindSocialAccount as shape } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { writeAudit } from '../../../../platform/observability/audit/audit.ts'
import type { UseCase } from '../../../../platform/http/serve.ts'
import type { Customer } from '../people/customer-rows.ts'
import { sendEmail } from '../emails/send-letters.ts'
import { signIn } from '../sign-in/sign-in.ts'
import { bindPerson, boundCustomer } from './bound-rows.ts'
import { browserHash } from './browser.ts'
import { makeSocialAccount } from './make-social-account.ts'
import type { BindAsk, Newcomer } from './newcomer.ts'
import { proveAccount } from './prove-account.ts'
import { findTicket, spendTicket } from './ticket-rows.ts'

/**
 * Links a platform identity to an account. The user proves an existing account by password or code, or creates one. A typed name or address proves
 * nothing.
 */
export const bindSocialAccount: UseCase<typeof shape> = async (ctx) => {
  const { kernel, input } = ctx
  const holder = { token: input.data, browser: browserHash(kernel, ctx.cookies) }
  const ticket = await findTicket(kernel.db, holder, kernel.now())
  const isOpen = ticket !== null && ticket.platform === kernel.platform?.name && (await boundCustomer(kernel.db, ticket)) === null
  if (!isOpen) return refused('token_unknown')
  const newcomer = { ticket, holder }
  if (input.register === true) return makeSocialAccount(ctx, newcomer)
  const proved = await proveAccount(ctx)
  return 'refused' in proved ? proved : bindTo(ctx, newcomer, proved)
}

const bindTo = async (
  ctx: BindAsk,
  { ticket, holder }: Newcomer,
  { customer, by, spend }: Exclude<Awaited<ReturnType<typeof proveAccount>>, { refused: string }>,
) => {
  const { kernel } = ctx
  const entered = await signIn(
    { ...ctx, session: null, token: null },
    {
      customer,
      by,
      gone: refused('token_unknown'),
      spend: async (tx) => {
        const now = kernel.now()
        const held = (await spend(tx)) && (await spendTicket(tx, holder, now)) && (await bindPerson(tx, ticket, customer.id, now))
        if (held) await notifyShopOwner(ctx, tx, customer, ticket.platform)
        return held
      },
    },
  )
  if ('done' in entered) return done({ ...entered.done, return_to: ticket.returnTo })
  return entered.refused === 'already_logged_in' ? refused('token_unknown') : refused(entered.refused)
}

const notifyShopOwner = async ({ kernel }: BindAsk, tx: Parameters<typeof writeAudit>[0], customer: Customer, platform: string) => {
  const person = `customer:${customer.id}`
  await writeAudit(tx, { actor: person, action: 'accounts.social_bound', subject: person, details: { platform } })
  await sendEmail(kernel, tx, customer, 'social_bound', { platform })
}
