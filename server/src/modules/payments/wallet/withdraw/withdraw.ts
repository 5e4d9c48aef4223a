import { storefrontLinks, type withdraw as call, type Withdrawal } from '@plaza/contract'
import { done, formatMoney, nothing, type Outcome, parseMoney, refused, subtractMoney } from '@plaza/values'
import { writeAudit } from '../../../../platform/observability/audit/audit.ts'
import type { Tx } from '../../../../platform/db/database.ts'
import { currentUserId, type UseCase } from '../../../../platform/http/serve.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { checkOwnCode } from '../../../identity/accounts/codes/index.ts'
import { customerById } from '../../../identity/accounts/people/index.ts'
import { type Actor, availableOf, freezeMoney, shopAvailableOf } from '../../../foundation/ledger/money/index.ts'
import { notify } from '../../../foundation/notifications/index.ts'
import { lockWallet } from '../records/owner-rows.ts'
import { provePassword } from '../records/prove-password.ts'
import { insertWalletStep } from '../records/history-rows.ts'
import { inNotice } from '../records/push-balance.ts'
import { toStopView } from './check-withdrawal.ts'
import { destinationKey, sealDestination } from './destinations.ts'
import { whatStops, withdrawalFee } from './plan-withdrawal.ts'
import { withdrawalRecordName, notifyBalance, toWithdrawalRecord } from './show-withdrawal.ts'
import { insertWithdrawal, nextWithdrawalId, findSameWithdrawal, type WithdrawalRow } from './withdrawal-rows.ts'
import { readWithdrawalDetails } from './withdrawal-standing.ts'
import { withdrawalDecisionMs, withdrawalHoldMs, paidWithinMs, sameWithdrawalMs } from './withdrawal-terms.ts'

type Context = {
  kernel: Kernel
  customerId: string
  actor: Actor
  input: { amount: string; wallet: string; account: 'customer' | 'merchant'; password: string; code: string }
}

export const withdraw: UseCase<typeof call> = async ({ kernel, input, session }) => {
  const customerId = currentUserId({ session })
  return askForWithdrawal({ kernel, customerId, actor: `customer:${customerId}`, input })
}

/**
 * Requests a withdrawal from the storefront or the seller console. Password and code attempts are counted even if the request fails. The rest is one
 * transaction that locks the wallet.
 */
export const askForWithdrawal = async ({
  kernel,
  customerId,
  actor,
  input,
}: Context): Promise<Outcome<Withdrawal, keyof typeof call.refusals>> => {
  const { account, wallet } = input
  const amount = parseMoney(input.amount)
  if (amount === undefined || amount === nothing) return refused('field_wrong', { fields: { amount: 'money' } })
  const customer = await customerById(kernel.db, customerId)
  const unproved = await provePassword(kernel, customer, input.password)
  if (unproved) return unproved
  const code = await checkOwnCode(kernel, customer, 'withdraw', input.code)

  return transaction(kernel, async (tx) => {
    // Step 1: read. The lock on the wallet ensures that a concurrent second withdrawal sees the first withdrawal.
    await lockWallet(tx, customerId)
    const { details, terms, destination, shop } = await readWithdrawalDetails(kernel, tx, { customer, account, wallet })
    const { now } = details
    const later = (ms: number) => new Date(now.getTime() + ms)
    const key = destination && destinationKey(kernel.keys, destination)
    const twin =
      destination &&
      key &&
      (await findSameWithdrawal(tx, { customerId, account, amount, key, name: destination.name }, later(-sameWithdrawalMs)))
    if (twin) return done({ ...(await toWithdrawalRecord(tx, twin, now)), already: true })

    // Step 2: decide. While payouts are stopped, the mall still accepts requests, but pays them later.
    const [stop] = whatStops(details, amount, terms).filter(({ rule }) => rule !== 'payouts_stopped')
    if (stop?.rule === 'balance_short') return refused('short', { short_by: formatMoney(subtractMoney(amount, details.available)) })
    if (stop || !destination || !key) return refused('rule', stop ? toStopView(stop) : { rule: 'no_destination', until: null, limit: null })
    if ('refused' in code) return code
    if (!(await code.spend(tx))) return refused('code_wrong', { tries_left: 0 })

    // Step 3, write.
    const id = await nextWithdrawalId(tx)
    const row = await insertWithdrawal(tx, {
      id,
      customerId,
      account,
      shopId: shop?.id ?? null,
      amount,
      fee: withdrawalFee(amount, terms),
      kind: destination.kind,
      name: destination.name,
      masked: destination.masked,
      sealed: sealDestination(kernel.keys, id, destination),
      key,
      askedAt: now,
      decideBy: later(withdrawalDecisionMs),
      payBy: later(paidWithinMs),
      demo: customer.demo,
    })
    const frozen = await freezeMoney(tx, {
      reference: withdrawalRecordName(row),
      kind: 'withdrawal_asked',
      actor,
      remark: `${destination.name} ${destination.masked}`,
      from: shop ? shopAvailableOf(shop.id) : availableOf(customerId),
      amount,
      rule: 'withdrawal',
      endsAt: later(withdrawalHoldMs),
      objection: 'cancel',
    })
    if ('refused' in frozen) {
      const { short_by } = frozen.details as { short_by: typeof amount }
      return refused('short', { short_by: formatMoney(short_by) })
    }
    await countSearch(tx, row, actor)
    return done(await toWithdrawalRecord(tx, row, now))
  })
}

const countSearch = async (tx: Tx, row: WithdrawalRow, actor: Actor) => {
  const { customerId, amount, askedAt: now } = row
  const record = withdrawalRecordName(row)
  await insertWalletStep(tx, { record, state: 'submitted', actor, at: now })
  await notify(tx, customerId, {
    template: 'withdrawal_received',
    values: { amount: inNotice(amount) },
    link: storefrontLinks.wallet('withdraw_list', row.id),
    once: `${record}:submitted`,
    now,
  })
  await notifyBalance(tx, row)
  await writeAudit(tx, {
    actor,
    action: 'wallet.withdrawal_submitted',
    subject: record,
    details: { amount: formatMoney(amount), fee: formatMoney(row.fee), account: row.account },
  })
}
