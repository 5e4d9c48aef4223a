import type { PayOption, PaymentMethod } from '@plaza/contract'
import { formatMoney, type Money, nothing, subtractMoney } from '@plaza/values'
import type { Kernel } from '../../../../platform/kernel.ts'
import { channelsOf } from '../../../payments/gateways/index.ts'
import { balancesOf } from '../../../foundation/ledger/books/index.ts'
import { debtOf } from '../../../foundation/ledger/dues/index.ts'
import { availableOf } from '../../../foundation/ledger/money/index.ts'
import { payTerms } from './pay-terms.ts'

/** `isCollected`: couriers can collect cash for every parcel at its address. `shopIds`: the shops that send the parcels. */
type For = { customerId: string; amount: Money; isCollected: boolean; shopIds: readonly string[] }
const plain = { balance: null, left_after: null, short_by: null, limit: null, needs_code: false }

/** Whether one of these shops owes more than the mall allows. Such a shop may not take cash until it has paid. */
const anyOwesTooMuch = async (kernel: Kernel, shopIds: readonly string[], most: Money): Promise<boolean> => {
  for (const shopId of shopIds) if ((await debtOf(kernel.db, shopId)) > most) return true
  return false
}

/** The payment methods for an amount, each with the reason if it is not available. */
export const payOptions = async (kernel: Kernel, { customerId, amount, isCollected, shopIds }: For): Promise<PayOption[]> => {
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
  const whyNotCod = !terms.takes.cod
    ? 'not_set_up'
    : amount === nothing
      ? 'nothing_to_pay'
      : !isCollected
        ? 'place'
        : amount > terms.codLimit
          ? 'limit'
          : (await anyOwesTooMuch(kernel, shopIds, terms.shopOwesMost))
            ? 'shop'
            : null
  return [
    wallet,
    { ...plain, way: 'card', open: whyNotCard === null, reason: whyNotCard },
    { ...plain, way: 'cod', open: whyNotCod === null, reason: whyNotCod, limit: formatMoney(terms.codLimit) },
  ]
}

/**
 * The reason why a payment method is not available; null if it is available. A balance that is too low is refused only at payment, because the buyer
 * may recharge until that time.
 */
export const whyNotOpen = async (kernel: Kernel, method: PaymentMethod, wanted: () => Promise<For>): Promise<string | null> => {
  if (method === 'wallet') return (await payTerms(kernel)).takes.wallet ? null : 'not_set_up'
  const option = (await payOptions(kernel, await wanted())).find((each) => each.way === method)
  return option?.open ? null : (option?.reason ?? 'not_set_up')
}
