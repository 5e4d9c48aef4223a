import { formatMoney, minor } from '@plaza/values'
import { currencyNumbers, type NestpaySettings } from '../kinds/gateway-settings.ts'
import type { ReversalOutcome, Payment } from '../kinds/gateway.ts'
import { orderCredit, orderQuery, orderVoid, read, undone } from './order-status.ts'

type Ask = (xml: string) => Promise<string>

const isApproved = (xml: string) => read(xml, 'Response') === 'Approved' && read(xml, 'ProcReturnCode') === '00'
const reasonOf = (xml: string) => read(xml, 'ErrMsg') || read(xml, 'ProcReturnCode') || 'no answer'

/**
 * Refunds a whole order, by void or refund depending on the day. The bank has no idempotency keys, so the bank's records are read first. An order
 * that is voided or followed by a refund was already returned, by the mall or by the bank's staff.
 */
export const giveBackByBank = async (
  ask: Ask,
  settings: NestpaySettings,
  { token, charged, currency }: Payment,
): Promise<ReversalOutcome> => {
  const order = await ask(orderQuery(settings, token))
  if (read(order, 'ProcReturnCode') !== '00') return { refused: reasonOf(order) }
  if (undone.has(read(order, 'TRANS_STAT')) || read(order, 'CHARGE_TYPE_CD') === 'C') return { back: true }
  if (read(order, 'TRANS_STAT') !== 'S' && isApproved(await ask(orderVoid(settings, token)))) return { back: true }
  const total = formatMoney(minor(BigInt(charged)))
  const credit = await ask(orderCredit(settings, token, { total, currency: currencyNumbers[currency as keyof typeof currencyNumbers] }))
  return isApproved(credit) ? { back: true } : { refused: reasonOf(credit) }
}
