import { otherCarrier, promisedCarrier } from '@plaza/contract'
import { done, type Outcome, refused } from '@plaza/values'
import type { Tx } from '../../../platform/db/database.ts'
import type { LockedOrder } from '../orders/steps/index.ts'
import { type Carrier, carrierNamed, carrierOf } from '../shipments/index.ts'

/** The shop's choice of a carrier: a key of the mall's list, the carrier promised to the buyer, or another one by its name. */
export type ChosenCarrier = { carrier: string; carrierName?: string | undefined; carrierPage?: string | undefined }
type SendingCarrier = Pick<Carrier, 'key' | 'name' | 'forms' | 'example'> & { other: { name: string; page: string | null } | null }

/** Numbers of a carrier that the mall does not know have no known format. */
const anyNumber = ['*{4,40}']
const otherOf = (name: string, page: string | null): SendingCarrier => ({
  key: otherCarrier,
  name,
  forms: anyNumber,
  example: '',
  other: { name, page },
})
const wrong = (field: string, reason: string) => refused('not_shippable', { reason, fields: { [field]: reason } })

/** The carrier of a parcel. A promised carrier that the mall does not know is stored by its name. */
export const carrierFor = async (
  tx: Tx,
  { promised }: Pick<LockedOrder, 'promised'>,
  { carrier: key, carrierName = '', carrierPage }: ChosenCarrier,
): Promise<Outcome<SendingCarrier, 'not_shippable'>> => {
  if (key === otherCarrier) {
    if (carrierName === '') return wrong('carrier_name', 'missing')
    const isPage = carrierPage === undefined || /^https:\/\/[!-~]{4,292}$/.test(carrierPage)
    return isPage ? done(otherOf(carrierName, carrierPage ?? null)) : wrong('carrier_page', 'malformed')
  }
  const isPromised = key === promisedCarrier && promised !== ''
  const known = isPromised ? await carrierNamed(tx, promised) : await carrierOf(tx, key)
  if (known?.enabled) return done({ ...known, other: null })
  return isPromised ? done(otherOf(promised, null)) : wrong('carrier', 'carrier_unknown')
}
