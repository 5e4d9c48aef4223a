import type { saveMallWallet as call } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { writeAudit } from '../../../../platform/observability/audit/audit.ts'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { editThing } from '../../../approvals/changelog/index.ts'
import { askForAddress, ownWallets, waitingAddress, trimmed } from '../../../foundation/settings/index.ts'
import { allowStaff } from '../../../identity/staff/operators/index.ts'
import { toReceivingWallet } from './wallets-view.ts'
import { walletEdits, type WalletState } from './wallet-edits.ts'

/**
 * Saves a receiving wallet. New terms apply at once. A new address is only requested: shoppers see the old address until two operators have approved
 * the new one and a day has passed.
 */
export const saveMallWallet: UseCase<typeof call> = async (ctx) => {
  const { kernel, input } = ctx
  const staff = await allowStaff(ctx, walletEdits.roles)
  if ('refused' in staff) return staff
  const now = kernel.now()
  return transaction(kernel, async (tx) => {
    const { code, name, asset, network, address, precision, enabled, version } = input
    const rows = await ownWallets(tx, now)
    const before = rows.find((each) => each.code === code)
    if (!before && !address) return refused('field_wrong', { fields: { address: 'missing' } })
    if (before && before.asset !== asset) return refused('field_wrong', { fields: { asset: 'promised' } })
    if (before && before.network !== network) return refused('field_wrong', { fields: { network: 'promised' } })
    const rank = input.rank ?? before?.rank ?? rows.length
    const wanted: WalletState = { name, asset, network, rate: trimmed(input.rate), min: trimmed(input.min), precision, rank, enabled }
    const written = await editThing(tx, walletEdits, { thing: code, version, operatorId: staff.id, now }, wanted)
    if (typeof written !== 'string') return written
    if (address && address !== before?.address) {
      if (await waitingAddress(tx, code)) return refused('decided_already', { decision: 'waits_already' })
      await askForAddress(tx, { code, address, by: staff.id, now })
      const details = { before: before?.address ?? null, after: address }
      await writeAudit(tx, { actor: `operator:${staff.id}`, action: 'address.asked', subject: `wallet:${code}`, details })
    }
    return done(await toReceivingWallet(kernel, tx, staff, code))
  })
}
