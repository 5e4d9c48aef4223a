import {
  type Asset,
  assetWorth,
  compareMoney,
  exponents,
  formatMoney,
  isAsset,
  minor,
  type Minor,
  type Money,
  parseMoney,
  worthInBase,
} from '@plaza/values'
import { transactionKey } from './plan-transaction.ts'

/** A receiving wallet of the mall with its current settings. `rate` is in units of the asset per unit of the base currency. */
export type ReceivingWallet = {
  code: string
  name: string
  asset: string
  network: string
  address: string
  rate: string
  min: string
  precision: number
}
type Charge = { asset: Asset; charged: Minor; expected: Money }
type Wrong = { wrong: { field: 'amount' | 'transaction_id' | 'certificate'; why: string; hint?: string } }

const countOfDigits = (typed: string) => typed.split('.')[1]?.length ?? 0

/** The amount to send to a wallet, with its value in the base currency; or the reason why the typed amount is not accepted. */
export const planCharge = (wallet: ReceivingWallet, typed: string, least: Money): Charge | Wrong => {
  if (!isAsset(wallet.asset)) throw new Error(`no such asset: ${wallet.asset}`)
  const asset = wallet.asset
  if (countOfDigits(typed) > wallet.precision) return { wrong: { field: 'amount', why: 'too_precise', hint: String(wallet.precision) } }
  const charged = parseMoney(typed, asset) as Minor | undefined
  if (charged === undefined || charged === 0n) return { wrong: { field: 'amount', why: 'money' } }
  const expected = worthInBase(charged, asset, wallet.rate).amount
  const minCharged = parseMoney(wallet.min, asset) as Minor | undefined
  if (compareMoney(expected, least) < 0 || (minCharged !== undefined && charged < minCharged))
    return { wrong: { field: 'amount', why: 'too_little', hint: formatMoney(least) } }
  if (expected > maxExpected) return { wrong: { field: 'amount', why: 'too_much', hint: formatMoney(maxExpected) } }
  return { asset, charged, expected }
}

/** Upper limit of one recharge. */
const maxExpected: Money = minor(100_000_000n)

type RechargePlan = Charge & { key: string }

/** Validates a recharge and computes its amounts, without the database. */
export const planRecharge = (
  wallet: ReceivingWallet,
  input: { amount: string; transactionId: string; proofs: number },
  least: Money,
): { done: RechargePlan } | Wrong => {
  const charge = planCharge(wallet, input.amount, least)
  if ('wrong' in charge) return charge
  const key = transactionKey(wallet.network, input.transactionId)
  if (!key) return { wrong: { field: 'transaction_id', why: 'transaction', hint: wallet.network } }
  if (input.proofs === 0) return { wrong: { field: 'certificate', why: 'missing' } }
  return { done: { ...charge, key } }
}

/**
 * A unique amount for one customer: above the requested amount by less than 1 %. `isTaken` returns whether an amount is reserved. The search starts
 * at a random amount, so that the next reserved amount cannot be guessed.
 */
export const ownAmount = (wallet: ReceivingWallet, amount: Money, chance: number, isTaken: (charged: Minor) => boolean): Minor | null => {
  if (!isAsset(wallet.asset)) throw new Error(`no such asset: ${wallet.asset}`)
  const asset = wallet.asset
  const unit = 10n ** BigInt(Math.max(0, exponents[asset] - wallet.precision))
  const rounded = assetWorth(amount, asset, wallet.rate, unit)
  const range = Math.max(1, Math.min(9_999, Number(rounded / unit / 1_000n)))
  for (let step = 0; step < range; step += 1) {
    const at = BigInt(((Math.floor(chance * range) + step) % range) + 1)
    const charged = minor(rounded + at * unit) as Minor
    if (!isTaken(charged)) return charged
  }
  return null
}
