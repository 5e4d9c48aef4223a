import type { Line, Transfer, Withdrawal, rechargeStates } from '@plaza/contract'
import {
  IconArrowBackUp,
  IconArrowsExchange,
  IconBuildingBank,
  IconCoin,
  IconEdit,
  IconGift,
  IconReceiptRefund,
  IconShoppingBag,
  IconTicket,
  type StatusTone,
  type TablerIcon,
} from '@plaza/design'

export const kindIcons: Record<Line['kind'], TablerIcon> = {
  recharge: IconCoin,
  order_paid: IconShoppingBag,
  order_refunded: IconReceiptRefund,
  order_completed: IconShoppingBag,
  refund: IconReceiptRefund,
  withdrawal_asked: IconBuildingBank,
  withdrawal_paid: IconBuildingBank,
  withdrawal_returned: IconArrowBackUp,
  transfer: IconArrowsExchange,
  transfer_asked: IconArrowsExchange,
  transfer_made: IconArrowsExchange,
  transfer_returned: IconArrowBackUp,
  reward: IconGift,
  adjustment: IconEdit,
  cash_commission: IconReceiptRefund,
  cash_remitted: IconCoin,
  cash_advance: IconReceiptRefund,
  debt_paid: IconEdit,
  demo: IconTicket,
}

export type RecordState = (typeof rechargeStates)[number] | Withdrawal['state'] | Transfer['state']

export const stateTones: Record<RecordState, StatusTone> = {
  submitted: 'warning',
  pending: 'warning',
  approved: 'info',
  completed: 'success',
  failed: 'danger',
  cancelled: 'quiet',
  held: 'warning',
  returned: 'quiet',
}

/** Splits a reference such as `recharge:7` into its subject and ID. */
export const readReference = (reference: string): { about: string; id: string } => {
  const [about = '', id = ''] = reference.split(':')
  return { about, id }
}

/** The reason as text. Reasons set by the mall are keys with a translation; staff write their reasons as free text. */
export const reasonIn = (reasons: Readonly<Record<string, string>>, reason: string): string => reasons[reason] ?? reason
