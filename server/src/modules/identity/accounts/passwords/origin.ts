import { countedAs } from '../../../../platform/auth/counted-address.ts'
import type { CallContext } from '../../../../platform/http/serve.ts'
import { networkAddresses } from '../../../../platform/auth/sessions.ts'
import { planOrigin } from './plan-sign-in.ts'
import { usedDevice, type Whose } from './used-device.ts'

export type From = Pick<CallContext<never>, 'kernel' | 'address' | 'cookies'>

/**
 * The device or network address of this attempt if the account was used from it before; null otherwise. The lookup takes the same time if the
 * account does not exist.
 */
export const originOf = async ({ kernel, address, cookies }: From, whose: Whose): Promise<string | null> => {
  const used = await networkAddresses(kernel.db, whose)
  const usedAddresses = used.filter(Boolean).map(countedAs)
  return planOrigin({ usedDevice: usedDevice({ kernel, cookies }, whose), address: countedAs(address), usedAddresses })
}
