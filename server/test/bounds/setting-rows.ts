/** The documented default and bounds of each setting. They come from the documentation, not from the code. */
export type SettingRow = { name: string; standard: string } & (
  | { kind: 'number' | 'hue' | 'sum' | 'percent'; min: number; max: number }
  | { kind: 'text' | 'words'; max: number }
  | { kind: 'choice'; choices: readonly string[] }
  | { kind: 'switch' | 'picture' | 'zone' | 'address' }
  | { kind: 'shares'; min: number; max: number }
)

const number = (name: string, standard: number, min: number, max: number): SettingRow => ({
  name,
  kind: 'number',
  standard: String(standard),
  min,
  max,
})
const sum = (name: string, standard: string, max: number): SettingRow => ({ name, kind: 'sum', standard, min: 0, max })
const percent = (name: string, standard: string): SettingRow => ({ name, kind: 'percent', standard, min: 0, max: 50 })
const onOrOff = (name: string, standard: '0' | '1'): SettingRow => ({ name, kind: 'switch', standard })

export const settingRows: readonly SettingRow[] = [
  { name: 'shop_name', kind: 'text', standard: 'Plaza', max: 40 },
  { name: 'tagline', kind: 'words', standard: 'One mall, independent sellers', max: 120 },
  { name: 'logo', kind: 'picture', standard: '' },
  { name: 'brand_hue', kind: 'hue', standard: '178', min: 0, max: 359 },
  { name: 'time_zone', kind: 'zone', standard: 'UTC' },
  { name: 'service_url', kind: 'address', standard: '' },
  { name: 'third_service_url', kind: 'address', standard: '' },
  number('support_answer_hours', 24, 1, 168),
  onOrOff('pay_wallet', '1'),
  onOrOff('pay_card', '1'),
  onOrOff('pay_cod', '1'),
  sum('min_recharge', '100.00', 100_000),
  number('recharges_a_day', 5, 1, 100),
  sum('pay_code_from', '200.00', 1_000_000),
  sum('cod_limit', '500.00', 100_000),
  sum('shop_owes_most', '200.00', 100_000),
  onOrOff('tax_included', '0'),
  number('cart_lines', 200, 10, 200),
  number('quote_minutes', 15, 5, 120),
  number('pay_minutes', 30, 10, 60),
  number('return_days', 7, 1, 365),
  number('order_accept_hours', 24, 1, 168),
  number('order_remind_days', 3, 1, 60),
  number('order_cancel_days', 7, 1, 60),
  number('order_receive_days', 7, 1, 60),
  number('order_receive_unscanned_days', 15, 1, 90),
  number('order_extend_days', 7, 1, 60),
  sum('withdrawal_min', '10.00', 100_000),
  sum('withdrawal_max', '10000.00', 10_000_000),
  percent('withdrawal_fee_percent', '0.50'),
  sum('withdrawal_fee_min', '1.00', 1000),
  number('withdrawals_a_day', 3, 1, 100),
  { name: 'merchant_transfer', kind: 'choice', standard: 'any', choices: ['own', 'any', 'off'] },
  sum('transfer_daily_cap', '500.00', 1_000_000),
  number('transfers_a_day', 20, 1, 200),
  onOrOff('gifts_allowed', '0'),
  percent('commission_percent', '5'),
  { name: 'commission_by_category', kind: 'shares', standard: '', min: 0, max: 50 },
  number('password_min_length', 8, 8, 64),
  onOrOff('reveal_unknown_email', '0'),
  number('favourites', 500, 50, 5000),
  number('addresses', 20, 1, 100),
  percent('affiliate_percent', '5'),
  sum('affiliate_most', '10.00', 1000),
]

export type Try = { value: string; fault: string | null }
const fine = (value: string): Try => ({ value, fault: null })
const wrong = (value: string, fault: string): Try => ({ value, fault })
const cents = (amount: number, more = 0) => ((Math.round(amount * 100) + more) / 100).toFixed(2)

/** The values that the test sends for a setting: its bounds, and one unit beyond them. */
export const triesOf = (row: SettingRow): Try[] => {
  if (row.kind === 'number' || row.kind === 'hue') {
    const { min, max } = row
    const below = min === 0 ? [] : [wrong(String(min - 1), 'too_small')]
    return [
      ...below,
      fine(String(min)),
      fine(String(max)),
      wrong(String(max + 1), 'too_large'),
      wrong(`${min}.5`, 'number'),
      wrong('-1', 'number'),
    ]
  }
  if (row.kind === 'sum')
    return [wrong('-0.01', 'money'), fine('0.00'), fine(cents(row.max)), wrong(cents(row.max, 1), 'too_large'), wrong('1.001', 'money')]
  if (row.kind === 'percent')
    return [wrong('-1', 'percent'), fine('0'), fine(String(row.max)), wrong(cents(row.max, 1), 'too_large'), wrong('1.001', 'percent')]
  if (row.kind === 'text') return [fine('x'.repeat(row.max)), wrong('x'.repeat(row.max + 1), 'too_long')]
  if (row.kind === 'choice') return [...row.choices.map(fine), wrong('never', 'choice')]
  if (row.kind === 'switch') return [fine('0'), fine('1'), wrong('2', 'flag')]
  if (row.kind === 'zone') return [fine('Asia/Tokyo'), wrong('Nowhere/At All', 'unknown')]
  if (row.kind === 'address') return [fine('https://help.example/chat'), wrong('http://help.example/chat', 'malformed')]
  if (row.kind === 'picture') return [wrong('no picture!', 'malformed')]
  return []
}
