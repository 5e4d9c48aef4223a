import type { MemberRole } from '@plaza/contract'
import type { TemplateName } from './templates.ts'

const sends: readonly MemberRole[] = ['orders']
const answers: readonly MemberRole[] = ['orders', 'support']
const talks: readonly MemberRole[] = ['support']
const supplies: readonly MemberRole[] = ['catalogue']

/** Notifications about a shop that are sent to its owner and to shop staff in these roles. */
export const shopNotifications: Readonly<Partial<Record<TemplateName, readonly MemberRole[]>>> = {
  order_waits: sends,
  cash_unreported: sends,
  order_cancelled_by_mall: sends,
  shop_refund_asked: answers,
  shop_refund_owed: answers,
  shop_refund_withdrawn: answers,
  shop_refund_sent: answers,
  shop_refund_escalated: answers,
  shop_refund_evidence: answers,
  shop_refund_closed: answers,
  shop_refund_paid: answers,
  review_report_upheld: answers,
  review_report_declined: answers,
  chat_shop_waits: talks,
  chat_shop_report_upheld: talks,
  chat_shop_report_declined: talks,
  chat_shop_warned: talks,
  product_received: supplies,
  product_approved: supplies,
  product_rejected: supplies,
  product_needs_more: supplies,
  stock_received: supplies,
  stock_approved: supplies,
  stock_awaited: supplies,
  stock_rejected: supplies,
  stock_low: supplies,
  transfer_received: ['finance'],
  merchant_approved: [],
  shop_suspended: [],
  shop_suspended_until: [],
  shop_reopened: [],
}

export const shopTemplates: readonly string[] = Object.keys(shopNotifications)
