import type { signWalletAddress as call } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { writeAudit } from '../../../../platform/observability/audit/audit.ts'
import { changed } from '../../../../platform/cache/invalidate.ts'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { lockAddressChange, signAddress, withdrawAddress } from '../../../foundation/settings/index.ts'
import { allowStaff } from '../../../identity/staff/operators/index.ts'
import { toReceivingWallet } from './wallets-view.ts'

const minAgeMs = 24 * 3_600_000

/**
 * A second operator approves a wallet's new address, which takes effect a day later. Until then any operator with this right can withdraw the
 * address.
 */
export const signWalletAddress: UseCase<typeof call> = async (ctx) => {
  const { kernel, input } = ctx
  const staff = await allowStaff(ctx, ['owner', 'finance', 'risk'])
  if ('refused' in staff) return staff
  const now = kernel.now()
  return transaction(kernel, async (tx) => {
    const change = await lockAddressChange(tx, input.id)
    if (!change) return refused('address_unknown')
    // Pressing the same button again returns the first result.
    const isDone = input.sign ? change.signedAt && !change.withdrawnAt && change.signedBy === staff.id : change.withdrawnBy === staff.id
    if (isDone) return done(await toReceivingWallet(kernel, tx, staff, change.code))
    if (change.withdrawnAt) return refused('decided_already', { decision: 'withdrawn' })
    if (change.effectiveAt && change.effectiveAt <= now) return refused('decided_already', { decision: 'in_force' })
    if (input.sign && change.signedAt) return refused('decided_already', { decision: 'signed' })
    if (input.sign && change.askedBy === staff.id) return refused('decided_already', { decision: 'signed_already' })
    const effectiveAt = new Date(now.getTime() + minAgeMs)
    if (input.sign) await signAddress(tx, change.id, { operatorId: staff.id, now, effectiveAt })
    else await withdrawAddress(tx, change.id, { operatorId: staff.id, now })
    await changed(tx, ['settings'])
    const action = input.sign ? 'address.signed' : 'address.withdrawn'
    const details = { after: change.address, effective_at: input.sign ? effectiveAt.toISOString() : null }
    await writeAudit(tx, { actor: `operator:${staff.id}`, action, subject: `wallet:${change.code}`, details })
    return done(await toReceivingWallet(kernel, tx, staff, change.code))
  })
}
