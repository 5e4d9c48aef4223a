import { refused } from '@plaza/values'
import { isCountry } from '../../../identity/addresses/places/index.ts'
import type { Editable } from '../../../approvals/changelog/index.ts'
import { type Carrier, allCarriers, carrierOf, fitsForm, isForm, writeCarrier } from '../../../orders/shipments/index.ts'

export type CarrierState = Omit<Carrier, 'key' | 'rank'>

const faultIn = ({ forms, example, page, countries }: CarrierState): Record<string, string> | null => {
  if (forms.length === 0 || !forms.every(isForm)) return { forms: 'malformed' }
  if (!fitsForm(forms, example)) return { example: 'malformed' }
  if (page !== null && !(/^https:\/\/[!-~]{4,300}$/.test(page) && page.includes('{no}'))) return { page: 'malformed' }
  return countries?.every(isCountry) === false ? { countries: 'malformed' } : null
}

/** Makes carriers editable. Parcels refer to their carrier, so deleting a carrier only disables it. */
export const carrierEdits: Editable = {
  kind: 'carrier',
  roles: ['owner'],
  read: async (db, key) => {
    const found = await carrierOf(db, key)
    if (!found) return null
    const { key: _key, rank: _rank, ...state } = found
    return state satisfies CarrierState
  },
  write: async (tx, key, state) => {
    if (key === null) throw new Error('a carrier is named by its key')
    const before = await carrierOf(tx, key)
    if (state === null) {
      if (before) await writeCarrier(tx, { ...before, enabled: false })
      return key
    }
    const wanted = state as CarrierState
    const fault = faultIn(wanted)
    if (fault) return refused('field_wrong', { fields: fault })
    await writeCarrier(tx, { ...wanted, key, rank: before?.rank ?? (await allCarriers(tx)).length })
    return key
  },
}
