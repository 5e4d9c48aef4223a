import { storefrontLinks, type changePaymentSettings as shape } from '@plaza/contract'
import { done, refused, type Refused } from '@plaza/values'
import { writeAudit } from '../../../../platform/observability/audit/audit.ts'
import { currentUserId, type CallContext, type UseCase } from '../../../../platform/http/serve.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { notify } from '../../../foundation/notifications/index.ts'
import { rechargeWallets } from '../../../foundation/settings/index.ts'
import { customerById, lockCustomer, pausePayouts } from '../people/customer-rows.ts'
import { payoutPauseEnd } from '../people/payout-pause.ts'
import { sendEmail } from '../emails/send-letters.ts'
import { checkOwnCode, codeChannels } from '../codes/own-code.ts'
import { destinationsOf, saveDestinations, type Destinations, type SavedDestinations } from './payment-settings-rows.ts'
import { toDestinations } from './show-destinations.ts'

type ChangeAsk = Pick<CallContext<typeof shape>, 'kernel' | 'input'>

/** The stored payout destinations with the sent fields applied. An empty address removes the wallet. */
const merged = (before: Destinations, { wallets = {}, code: _code, ...bank }: ChangeAsk['input']): Destinations => {
  const sent = Object.fromEntries(Object.entries(bank).filter(([, value]) => value !== undefined))
  const together = Object.entries({ ...before.wallets, ...wallets }).filter(([, address]) => address !== '')
  return { ...before, ...sent, wallets: Object.fromEntries(together) }
}

const unknownWallets = async ({ kernel, input }: ChangeAsk): Promise<Record<string, string>> => {
  if (!input.wallets) return {}
  const known = new Set((await rechargeWallets(kernel.db, kernel.now())).map((wallet) => wallet.code))
  const unknown = Object.keys(input.wallets).filter((code) => !known.has(code))
  return Object.fromEntries(unknown.map((code) => [`wallets.${code}`, 'unknown']))
}

export const changePaymentSettings: UseCase<typeof shape> = (ctx) => changeDestinations(ctx, currentUserId(ctx))

/**
 * Changes the payout destinations. This needs a code from the account owner's mailbox or phone. The owner gets an email, and no payout uses the new
 * destination for a day. `unseen` refuses if the stored version differs from the version that the client has read; the code then stays valid.
 */
export const changeDestinations = async <R extends string = never>(
  ctx: ChangeAsk,
  customerId: string,
  unseen: (current: SavedDestinations) => Refused<R> | null = () => null,
) => {
  const { kernel, input } = ctx
  const customer = await customerById(kernel.db, customerId)
  const faults = await unknownWallets(ctx)
  if (Object.keys(faults).length > 0) return refused('malformed', { fields: faults })
  if (input.code === undefined) return refused('proof_needed', { methods: codeChannels(kernel, customer) })
  const checked = await checkOwnCode(kernel, customer, 'payment_settings', input.code)
  if ('refused' in checked) return checked
  const tooLate = await transaction(kernel, async (tx) => {
    const held = await lockCustomer(tx, customer.id)
    const current = await destinationsOf(tx, kernel.keys, customer.id)
    const newer = unseen(current)
    if (newer) return newer
    if (!(await checked.spend(tx))) return refused('code_wrong', { tries_left: 0 })
    // Both rows get the same time, so that a payout pause caused by this change can be told from other pauses.
    const now = kernel.now()
    await saveDestinations(tx, kernel.keys, customer.id, merged(current.destinations, input), now)
    const restsUntil = payoutPauseEnd(now)
    await pausePayouts(tx, customer.id, restsUntil)
    await notify(tx, customer.id, {
      template: 'payment_settings_changed',
      values: { time: { time: restsUntil.toISOString() } },
      link: storefrontLinks.settings('payment'),
      now,
    })
    await writeAudit(tx, {
      actor: `customer:${customer.id}`,
      action: 'accounts.payment_settings_changed',
      subject: `customer:${customer.id}`,
    })
    await sendEmail(kernel, tx, held, 'payment_changed')
    return null
  })
  return tooLate ?? done(await toDestinations(kernel, customer))
}
