import type { Recharge } from '@plaza/contract'
import { type Asset, type Minor, assetWorth, exponents, formatMoney, isAsset, minor, parseMoney, worthInBase } from '@plaza/values'

/** Removes trailing zeros from an asset amount: `300.000000` → `300`. */
export const withoutZeros = (amount: string): string => (amount.includes('.') ? amount.replace(/\.?0+$/, '') : amount)

/** Value of one unit of the recharged asset in the base currency, on the day of the recharge. Undefined if it cannot be computed. */
export const rateOf = ({ wallet, charged_amount, charged_asset, expected_amount }: Recharge): string | undefined => {
  const charged = isAsset(charged_asset) ? parseMoney(charged_amount, charged_asset) : undefined
  const expected = parseMoney(expected_amount)
  if (wallet === null || !charged || expected === undefined || !isAsset(charged_asset)) return undefined
  const perUnit = (expected * 10n ** BigInt(exponents[charged_asset]) + charged / 2n) / charged
  return formatMoney(minor(perUnit))
}

type Rated = { asset: string; rate: string; precision: number }

/**
 * Amount of the asset to send for a sum in the base currency, with the digits that the wallet accepts. Rounded up, so that it is never too little.
 */
export const toSend = (amount: string, { asset, rate, precision }: Rated): string | undefined => {
  const base = parseMoney(amount)
  if (base === undefined || !isAsset(asset)) return undefined
  const unit = 10n ** BigInt(Math.max(0, exponents[asset] - precision))
  return withoutZeros(formatMoney<Asset>(assetWorth(base, asset, rate, unit), asset))
}

/** Converts an amount of the asset to the base currency, and says whether fractions of a cent are lost. */
export const worthOf = (sent: string, { asset, rate }: Omit<Rated, 'precision'>): { sum: string; isCut: boolean } | undefined => {
  const charged = isAsset(asset) ? (parseMoney(sent, asset) as Minor | undefined) : undefined
  if (charged === undefined || !isAsset(asset)) return undefined
  const { amount, isCut } = worthInBase(charged, asset, rate)
  return { sum: formatMoney(amount), isCut }
}
