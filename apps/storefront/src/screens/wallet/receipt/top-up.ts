import { safeStorage } from '@plaza/web/keep'

const storageKey = 'top-up'

/** The recharge that a customer began on a payment service's page to pay for an order. Logging out removes it. */
export const topUp = {
  begin: (owner: string, recharge: string): void => safeStorage.write(storageKey, `${owner} ${recharge}`),
  is: (owner: string, recharge: string): boolean => safeStorage.read(storageKey) === `${owner} ${recharge}`,
  end: (): void => safeStorage.forget(storageKey),
}
