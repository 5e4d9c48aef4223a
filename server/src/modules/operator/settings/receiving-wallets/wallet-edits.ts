import type { Editable } from '../../../approvals/changelog/index.ts'
import { insertWallet, ownWallets, writeWallet, trimmed } from '../../../foundation/settings/index.ts'
export type WalletState = {
  name: string
  asset: string
  network: string
  rate: string
  min: string
  precision: number
  rank: number
  enabled: boolean
}

/** Makes the terms of a receiving wallet editable. Its address is excluded: an address change takes two operators and a day, and cannot be undone. */
export const walletEdits: Editable = {
  kind: 'wallet',
  roles: ['owner', 'finance'],
  read: async (db, code) => {
    const row = (await ownWallets(db, new Date(0))).find((each) => each.code === code)
    if (!row) return null
    const { name, asset, network, precision, rank, enabled } = row
    return { name, asset, network, rate: trimmed(row.rate), min: trimmed(row.min), precision, rank, enabled } satisfies WalletState
  },
  write: async (tx, code, state) => {
    if (code === null) throw new Error('a wallet is named by its code')
    const before = (await ownWallets(tx, new Date(0))).find((each) => each.code === code)
    const wanted = state as WalletState | null
    // Recharges refer to the wallet, so undoing its creation only disables the wallet.
    if (wanted === null) {
      if (before) await writeWallet(tx, { ...before, enabled: false })
      return code
    }
    const { name, asset, network, rate, min, precision, rank, enabled } = wanted
    await (before ? writeWallet : insertWallet)(tx, { code, name, asset, network, rate, min, precision, rank, enabled })
    return code
  },
}
