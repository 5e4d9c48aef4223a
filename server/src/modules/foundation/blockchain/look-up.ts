import { chainSettings } from './chain-settings.ts'
import { exponents, type Money } from '@plaza/values'
import type { Kernel } from '../../../platform/kernel.ts'
import { chainOf } from './chain-of.ts'
import { type ChainCheck, planFinding } from './plan-finding.ts'

type Asker = Pick<Kernel, 'environment' | 'assertOutsideTransaction'>

/** A user's claim of a payment to an address of the mall. */
export type LookUp = {
  network: string
  asset: string
  address: string
  /** The stored form of the transaction's id: lower case, without 0x. */
  transactionKey: string
  /** The exact amount of the recharge, in minor units. */
  charged: bigint
  /** When the user reserved the amount or submitted the recharge, whichever is earlier. Payments up to a day before this time are also accepted. */
  sentAfter: Date
}

const notChecked: ChainCheck = { state: 'not_checked', confirmations: 0, needed: 0, found: null }

/** Looks up the payment on its blockchain. Throws `ChainTrouble` if there is no valid response; earlier results then remain valid. */
export const lookUp = async ({ environment, assertOutsideTransaction }: Asker, input: LookUp): Promise<ChainCheck> => {
  const chain = chainOf(chainSettings.of(environment), assertOutsideTransaction, input)
  const address = chain?.addressOf(input.address)
  if (!chain || !address) return notChecked
  const { asset, name, decimals, needed } = chain
  const { transactionKey: key, charged, sentAfter } = input
  const seen = /^[0-9a-f]{64}$/.test(key) ? await chain.read(key) : null
  return planFinding(seen, { asset, name, address, charged, decimals, exponent: exponents[name], needed, sentAfter })
}

/** The number of blocks that must confirm a payment. Null if the mall does not query this blockchain. */
export const confirmationsNeeded = (
  { environment, assertOutsideTransaction }: Asker,
  wallet: { network: string; asset: string; address: string },
): number | null => {
  const chain = chainOf(chainSettings.of(environment), assertOutsideTransaction, wallet)
  return chain?.addressOf(wallet.address) ? chain.needed : null
}

/** Whether a payment of this amount is credited without staff after its blockchain confirms it. By default no amount is. */
export const mayApproveAlone = ({ environment }: Pick<Kernel, 'environment'>, worth: Money): boolean =>
  worth <= chainSettings.of(environment).approvesUpTo
