import type { Destinations } from './payment-settings-rows.ts'

/** Enough to be known again by its owner, too little to be used by anybody else. */
export const maskNumber = (text: string): string => {
  const bare = text.replace(/[ -]/g, '')
  return bare === '' ? '' : `•••• ${bare.slice(bare.length > 8 ? -4 : -2)}`
}

/** `Ada Lovelace` is `A•• L•••••••`. */
export const maskName = (text: string): string =>
  text
    .split(' ')
    .map((word) => {
      const [first = '', ...rest] = [...word]
      return first + '•'.repeat(Math.min(rest.length, 8))
    })
    .join(' ')

export const maskDestinations = ({ wallets, bank_name, account_name, account_number, routing_number }: Destinations): Destinations => ({
  wallets: Object.fromEntries(Object.entries(wallets).map(([code, address]) => [code, maskNumber(address)])),
  bank_name,
  account_name: maskName(account_name),
  account_number: maskNumber(account_number),
  routing_number: maskNumber(routing_number),
})
