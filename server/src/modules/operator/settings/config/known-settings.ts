import type { MallSetting } from '@plaza/contract'
import { defaultReturnDays } from '@plaza/values'
import { limitSettings } from '../../../foundation/settings/index.ts'

export type KnownSetting = {
  name: string
  group: 'shop' | 'links' | 'paying' | 'orders' | 'withdrawals' | 'sellers' | 'accounts'
  kind: MallSetting['kind']
  standard: string
  min?: number
  max?: number
  choices?: readonly string[]
}

const number = (standard: number, min: number, max: number) => ({ kind: 'number', standard: String(standard), min, max }) as const
const limit = (name: keyof typeof limitSettings) => {
  const { standard, min, max } = limitSettings[name]
  return { name, ...number(standard, min, max) }
}
const sum = (standard: string, max: number) => ({ kind: 'sum', standard, min: 0, max }) as const
const on = (standard: boolean) => ({ kind: 'switch', standard: standard ? '1' : '0' }) as const

/** All settings that the owner can change. The code that reads a setting defines its default. */
export const knownSettings: readonly KnownSetting[] = [
  { name: 'shop_name', group: 'shop', kind: 'text', standard: 'Plaza', max: 40 },
  { name: 'tagline', group: 'shop', kind: 'words', standard: 'One mall, independent sellers', max: 120 },
  { name: 'logo', group: 'shop', kind: 'picture', standard: '' },
  { name: 'brand_hue', group: 'shop', kind: 'hue', standard: '178', min: 0, max: 359 },
  { name: 'time_zone', group: 'shop', kind: 'zone', standard: 'UTC' },
  { name: 'service_url', group: 'links', kind: 'address', standard: '' },
  { name: 'third_service_url', group: 'links', kind: 'address', standard: '' },
  { name: 'support_answer_hours', group: 'links', ...number(24, 1, 168) },
  { name: 'pay_wallet', group: 'paying', ...on(true) },
  { name: 'pay_card', group: 'paying', ...on(true) },
  { name: 'pay_cod', group: 'paying', ...on(true) },
  { name: 'min_recharge', group: 'paying', ...sum('100.00', 100_000) },
  { group: 'paying', ...limit('recharges_a_day') },
  { name: 'pay_code_from', group: 'paying', ...sum('200.00', 1_000_000) },
  { name: 'cod_limit', group: 'paying', ...sum('500.00', 100_000) },
  { name: 'shop_owes_most', group: 'paying', ...sum('200.00', 100_000) },
  { name: 'tax_included', group: 'paying', ...on(false) },
  { group: 'orders', ...limit('cart_lines') },
  { group: 'orders', ...limit('quote_minutes') },
  { group: 'orders', ...limit('pay_minutes') },
  { name: 'return_days', group: 'orders', ...number(defaultReturnDays, 1, 365) },
  { name: 'order_accept_hours', group: 'orders', ...number(24, 1, 168) },
  { name: 'order_remind_days', group: 'orders', ...number(3, 1, 60) },
  { name: 'order_cancel_days', group: 'orders', ...number(7, 1, 60) },
  { name: 'order_receive_days', group: 'orders', ...number(7, 1, 60) },
  { name: 'order_receive_unscanned_days', group: 'orders', ...number(15, 1, 90) },
  { name: 'order_extend_days', group: 'orders', ...number(7, 1, 60) },
  { name: 'withdrawal_min', group: 'withdrawals', ...sum('10.00', 100_000) },
  { name: 'withdrawal_max', group: 'withdrawals', ...sum('10000.00', 10_000_000) },
  { name: 'withdrawal_fee_percent', group: 'withdrawals', kind: 'percent', standard: '0.50', min: 0, max: 50 },
  { name: 'withdrawal_fee_min', group: 'withdrawals', ...sum('1.00', 1000) },
  { group: 'withdrawals', ...limit('withdrawals_a_day') },
  { name: 'merchant_transfer', group: 'withdrawals', kind: 'choice', standard: 'any', choices: ['own', 'any', 'off'] },
  { name: 'transfer_daily_cap', group: 'withdrawals', ...sum('500.00', 1_000_000) },
  { group: 'withdrawals', ...limit('transfers_a_day') },
  { name: 'gifts_allowed', group: 'sellers', ...on(false) },
  { name: 'commission_percent', group: 'sellers', kind: 'percent', standard: '5', min: 0, max: 50 },
  { name: 'commission_by_category', group: 'sellers', kind: 'shares', standard: '', min: 0, max: 50 },
  { name: 'password_min_length', group: 'accounts', ...number(8, 8, 64) },
  { name: 'reveal_unknown_email', group: 'accounts', ...on(false) },
  { group: 'accounts', ...limit('favourites') },
  { group: 'accounts', ...limit('addresses') },
  { name: 'affiliate_percent', group: 'accounts', kind: 'percent', standard: '5', min: 0, max: 50 },
  { name: 'affiliate_most', group: 'accounts', ...sum('10.00', 1000) },
]

export const settingBy = (name: string): KnownSetting | null => knownSettings.find((each) => each.name === name) ?? null
