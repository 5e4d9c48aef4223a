import { createHmac } from 'node:crypto'
import type { Keys } from '../../../../platform/auth/keys.ts'
import { seal, unseal } from '../../../../platform/auth/sealing.ts'
import type { Destinations } from '../../../identity/accounts/payouts/index.ts'
import { maskNumber } from '../../../identity/accounts/people/index.ts'

/** A payout destination. `lines` contains all of its fields, as the user typed them. */
export type Destination = {
  code: string
  kind: 'wallet' | 'bank'
  name: string
  masked: string
  lines: Readonly<Record<string, string>>
}

/** Saved payout destinations that the mall can pay to. A wallet that the mall no longer offers is left out. */
export const offeredDestinations = (saved: Destinations, offered: readonly { code: string; name: string }[]): Destination[] => {
  const wallets = offered.flatMap(({ code, name }): Destination[] => {
    const address = saved.wallets[code]
    return address ? [{ code, kind: 'wallet', name, masked: maskNumber(address), lines: { address } }] : []
  })
  const { account_name, account_number, bank_name, routing_number } = saved
  if (account_number === '') return wallets
  const lines = { bank_name, account_name, account_number, routing_number }
  return [...wallets, { code: 'bank', kind: 'bank', name: bank_name || 'Bank', masked: maskNumber(account_number), lines }]
}

const bare = (text: string) => text.replace(/[\s-]/g, '').toLowerCase()

/**
 * A keyed hash of a payout account. The same account has the same hash in every spelling and for every customer. The hash needs the mall's secret.
 */
export const destinationKey = (keys: Keys, { kind, lines }: Destination): Buffer => {
  const parts = kind === 'wallet' ? [lines['address']] : [lines['routing_number'], lines['account_number']]
  return createHmac('sha256', keys.for('withdrawal destinations compared'))
    .update(JSON.stringify([kind, ...parts.map((part) => bare(part ?? ''))]))
    .digest()
}

type Sealed = Pick<Destination, 'code' | 'lines'>
const labelOf = (withdrawalId: string) => `wallet.withdrawal ${withdrawalId}`

export const sealDestination = (keys: Keys, withdrawalId: string, { code, lines }: Sealed): Buffer =>
  seal(keys.for('withdrawal destinations'), JSON.stringify({ code, lines } satisfies Sealed), labelOf(withdrawalId))

/** Decrypts the payout channel and the payout destination of a withdrawal. */
export const unsealDestination = (keys: Keys, withdrawalId: string, sealed: Buffer): Sealed =>
  JSON.parse(unseal(keys.for('withdrawal destinations'), sealed, labelOf(withdrawalId))) as Sealed
