import type { Cast } from '@plaza/cast'
import type { Tx } from '../platform/db/database.ts'
import { addressForm } from '../modules/identity/addresses/places/index.ts'
import { insertAddress, makeDefault, planAddress } from '../modules/identity/addresses/index.ts'

/** Writes the addresses of the demo people. The same rules check them as any address. */
export const fillAddresses = async (tx: Tx, cast: Cast, people: ReadonlyMap<string, string>, now: Date): Promise<void> => {
  for (const { key, email, address } of cast.people) {
    const customerId = people.get(key)
    if (!address || !customerId) continue
    const { full_name, phone, country, province, city, street, postcode } = address
    const fields = { fullName: full_name, phone, email, country, state: province, city, street, postcode, location: null }
    const plan = planAddress(fields, addressForm(country))
    if ('wrong' in plan) throw new Error(`nobody can live where ${key} does: ${JSON.stringify(plan.wrong.fields)}`)
    await makeDefault(tx, customerId, await insertAddress(tx, { ...plan.done, customerId, madeAt: now, demo: true }))
  }
}
