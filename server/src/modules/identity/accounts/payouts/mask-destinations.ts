import { maskName, maskNumber } from '../people/plan-mask.ts'
import type { Destinations } from './payment-settings-rows.ts'

export const maskDestinations = ({ wallets, bank_name, account_name, account_number, routing_number }: Destinations): Destinations => ({
  wallets: Object.fromEntries(Object.entries(wallets).map(([code, address]) => [code, maskNumber(address)])),
  bank_name,
  account_name: maskName(account_name),
  account_number: maskNumber(account_number),
  routing_number: maskNumber(routing_number),
})
