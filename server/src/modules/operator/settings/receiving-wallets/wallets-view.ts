import type { MallWallet } from '@plaza/contract'
import type { Kernel } from '../../../../platform/kernel.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { unchanged, versionsOf } from '../../../approvals/changelog/index.ts'
import { type AddressChange, addressChanges, ownWallets, trimmed } from '../../../foundation/settings/index.ts'
import { namesOfStaff, type OperatorRow } from '../../../identity/staff/operators/index.ts'

const stateOf = (change: AddressChange, now: Date) =>
  change.withdrawnAt ? 'withdrawn' : !change.effectiveAt ? 'waiting' : change.effectiveAt > now ? 'signed' : 'in_force'

/** Receiving wallets with their address changes. For each change, whether the reader may approve it. */
export const toReceivingWallets = async (kernel: Pick<Kernel, 'now'>, db: Db, reader: OperatorRow): Promise<MallWallet[]> => {
  const now = kernel.now()
  const rows = await ownWallets(db, now)
  const changes = await addressChanges(db)
  const names = await namesOfStaff(db)
  const codes = rows.map(({ code }) => code)
  const versions = await versionsOf(db, 'wallet', codes)
  return rows.map((row) => ({
    ...row,
    ...{ rate: trimmed(row.rate), min: trimmed(row.min), version: versions.get(row.code) ?? unchanged },
    changes: changes
      .filter(({ code }) => code === row.code)
      .map((change) => ({
        ...{ id: change.id, address: change.address, state: stateOf(change, now) },
        asked_by: names.get(change.askedBy) ?? '',
        asked_at: change.askedAt.toISOString(),
        signed_by: change.signedBy && (names.get(change.signedBy) ?? ''),
        effective_at: change.effectiveAt?.toISOString() ?? null,
        withdrawn_by: change.withdrawnBy && (names.get(change.withdrawnBy) ?? ''),
        may_sign: stateOf(change, now) === 'waiting' && change.askedBy !== reader.id && reader.role !== 'auditor',
      })),
  }))
}

export const toReceivingWallet = async (kernel: Pick<Kernel, 'now'>, db: Db, reader: OperatorRow, code: string): Promise<MallWallet> => {
  const found = (await toReceivingWallets(kernel, db, reader)).find((each) => each.code === code)
  if (!found) throw new Error(`there is no wallet ${code}`)
  return found
}
