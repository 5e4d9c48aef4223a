import type { PaymentSettings } from '@plaza/contract'

export const bankFields = ['bank_name', 'account_name', 'account_number', 'routing_number'] as const
export type BankField = (typeof bankFields)[number]

/** Input by field name: `bank_name`, `wallet.usdt_trc20`. Empty fields stay unchanged. */
export type Typed = Readonly<Record<string, string>>
export const walletField = (code: string): string => `wallet.${code}`

export type PaymentChange = { wallets?: Record<string, string> } & Partial<Record<BankField, string>>

/** Fields of the request: typed values, and an empty string for each value to remove. */
export const paymentChange = (typed: Typed, removed: ReadonlySet<string>, walletCodes: readonly string[]): PaymentChange => {
  const sent = (field: string): string | undefined => (removed.has(field) ? '' : typed[field]?.trim() || undefined)
  const wallets = Object.fromEntries(
    walletCodes.flatMap((code) => {
      const value = sent(walletField(code))
      return value === undefined ? [] : [[code, value]]
    }),
  )
  const bank = Object.fromEntries(
    bankFields.flatMap((field) => {
      const value = sent(field)
      return value === undefined ? [] : [[field, value]]
    }),
  )
  return { ...(Object.keys(wallets).length > 0 && { wallets }), ...bank }
}

/** Current masked value of a field, by name. */
export const maskedOf = (settings: PaymentSettings, field: string): string =>
  field.startsWith('wallet.') ? (settings.wallets[field.slice('wallet.'.length)] ?? '') : settings[field as BankField]

const isWalletAddress = (typed: string): boolean => /^[A-Za-z0-9]{20,120}$/.test(typed)
const isAccountNumber = (typed: string): boolean => /^[A-Za-z0-9 -]{3,40}$/.test(typed)

/** Fields with an invalid format, found by the browser before the request. */
export const paymentFaults = (typed: Typed, removed: ReadonlySet<string>, walletCodes: readonly string[]) => {
  const wrong = (fields: readonly string[], isRight: (text: string) => boolean) =>
    fields.filter((field) => {
      const text = typed[field]?.trim() ?? ''
      return !removed.has(field) && text !== '' && !isRight(text)
    })
  return {
    wallets: wrong(walletCodes.map(walletField), isWalletAddress),
    numbers: wrong(['account_number', 'routing_number'], isAccountNumber),
  }
}
