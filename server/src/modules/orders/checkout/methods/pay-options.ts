import type { PayOption, PaymentMethod } from '@plaza/contract'
import { formatMoney, type Language, type Money, nothing, subtractMoney } from '@plaza/values'
import { localizedOut } from '../../../../platform/documents/localized.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import { channelsOf } from '../../../payments/gateways/index.ts'
import { balancesOf } from '../../../foundation/ledger/books/index.ts'
import { debtOf } from '../../../foundation/ledger/dues/index.ts'
import { availableOf } from '../../../foundation/ledger/money/index.ts'
import { countryName } from '../../../identity/addresses/places/index.ts'
import { cachedProfiles } from '../../../shops/profile/index.ts'
import type { Priced } from '../../cart/pricing/index.ts'
import { cashTerms, methodsOf, type SentTo } from '../../shipping/index.ts'
import { type PayTerms, payTerms } from './pay-terms.ts'

/** A shop's parcel. `isCollected`: its courier can collect cash at the address. */
type ParcelToPay = { shopId: string; isCollected: boolean }
export const parcelsToPay = ({ shops }: Priced): ParcelToPay[] =>
  shops.map(({ shopId, shippingMethod }) => ({ shopId, isCollected: shippingMethod?.cod ?? false }))

type For = { customerId: string; amount: Money; to: SentTo; parcels: readonly ParcelToPay[] }
type Excluding = PayOption['excluded_by']
const plain = { balance: null, left_after: null, short_by: null, limit: null, excluded_by: [], needs_code: false }

/** The shops that owe more than the mall allows. Such a shop may not take cash until it has paid. */
const owingTooMuch = async (kernel: Kernel, parcels: readonly ParcelToPay[], most: Money): Promise<string[]> => {
  const owing: string[] = []
  for (const { shopId } of parcels) if ((await debtOf(kernel.db, shopId)) > most) owing.push(shopId)
  return owing
}

/** The shops that exclude cash, each with the places and the shipping method for which it takes cash. */
const excluding = async (kernel: Kernel, shopIds: readonly string[], to: SentTo | null, lang: Language): Promise<Excluding> => {
  const [shops, terms] = await Promise.all([cachedProfiles(kernel, shopIds), methodsOf(kernel, shopIds)])
  return shopIds.map((id) => {
    const ofShop = terms.get(id)
    const { countries, method } = ofShop && to ? cashTerms(ofShop, to, kernel.now()) : { countries: [], method: null }
    return {
      shop: shops.get(id)?.name ?? '',
      countries: countries.map((code) => countryName(code, lang)),
      method: method && localizedOut('name', method.names),
    }
  })
}

type CashClosed = { reason: PayOption['reason']; excluded_by: Excluding }

const cashClosed = async (kernel: Kernel, { amount, to, parcels }: For, terms: PayTerms, lang: Language): Promise<CashClosed> => {
  const because = (reason: PayOption['reason'], excludedBy: Excluding = []) => ({ reason, excluded_by: excludedBy })
  if (!terms.takes.cod) return because('not_set_up')
  if (amount === nothing) return because('nothing_to_pay')
  const away = parcels.filter(({ isCollected }) => !isCollected).map(({ shopId }) => shopId)
  if (away.length > 0) return because('place', await excluding(kernel, away, to, lang))
  if (amount > terms.codLimit) return because('limit')
  const owing = await owingTooMuch(kernel, parcels, terms.shopOwesMost)
  return owing.length > 0 ? because('shop', await excluding(kernel, owing, null, lang)) : because(null)
}

/** The payment methods for an amount, each with the reason if it is not available. */
export const payOptions = async (kernel: Kernel, wanted: For, lang: Language): Promise<PayOption[]> => {
  const { customerId, amount } = wanted
  const [terms, balances] = await Promise.all([payTerms(kernel), balancesOf(kernel.db, [availableOf(customerId)])])
  const balance = balances[availableOf(customerId)] ?? nothing
  const isShort = balance < amount
  const wallet: PayOption = {
    ...plain,
    way: 'wallet',
    open: terms.takes.wallet && !isShort,
    reason: !terms.takes.wallet ? 'not_set_up' : isShort ? 'short' : null,
    balance: formatMoney(balance),
    left_after: isShort ? null : formatMoney(subtractMoney(balance, amount)),
    short_by: isShort ? formatMoney(subtractMoney(amount, balance)) : null,
    needs_code: amount > terms.codeFrom,
  }
  const whyNotCard = terms.takes.card && channelsOf(kernel).includes('card') ? (amount === nothing ? 'nothing_to_pay' : null) : 'not_set_up'
  const cash = await cashClosed(kernel, wanted, terms, lang)
  return [
    wallet,
    { ...plain, way: 'card', open: whyNotCard === null, reason: whyNotCard },
    { ...plain, ...cash, way: 'cod', open: cash.reason === null, limit: formatMoney(terms.codLimit) },
  ]
}

/**
 * The reason why a payment method is not available; null if it is available. A balance that is too low is refused only at payment, because the buyer
 * may recharge until that time.
 */
export const whyNotOpen = async (kernel: Kernel, method: PaymentMethod, wanted: () => Promise<For>): Promise<string | null> => {
  if (method === 'wallet') return (await payTerms(kernel)).takes.wallet ? null : 'not_set_up'
  const option = (await payOptions(kernel, await wanted(), 'en')).find((each) => each.way === method)
  return option?.open ? null : (option?.reason ?? 'not_set_up')
}
