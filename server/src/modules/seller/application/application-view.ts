import type { ShopApplication } from '@plaza/contract'
import type { Language } from '@plaza/values'
import type { Kernel } from '../../../platform/kernel.ts'
import { countryName } from '../../identity/addresses/places/index.ts'
import { addressFor } from '../../foundation/media/index.ts'
import { type ApplicationRow, rejectionsOf } from './application-rows.ts'
import { pauseEnd } from './terms.ts'

const blank = {
  state: 'none',
  store_name: '',
  contact_person: '',
  phone: '',
  legal_type: 'individual',
  registration_no: '',
  country: '',
  country_name: '',
  region: '',
  city: '',
  address: '',
  postcode: '',
  id_front: null,
  id_back: null,
  asked: [],
  reason: null,
  sent_at: null,
  decide_by: null,
  decided_at: null,
  papers_until: null,
  paused_until: null,
  shop_id: null,
} as const

const written = (at: Date | null) => at?.toISOString() ?? null

/** An application as its applicant sees it. Each read signs new URLs for the documents. */
export const toApplicationView = async (
  { kernel, lang }: { kernel: Kernel; lang: Language },
  customerId: string,
  row: ApplicationRow | null,
): Promise<ShopApplication> => {
  if (!row) return { ...blank, asked: [] }
  const documentView = (id: string | null) =>
    id === null ? null : { id, url: addressFor(kernel, id, { audience: 'customer', personId: customerId }).url }
  return {
    state: row.state,
    store_name: row.storeName,
    contact_person: row.contactPerson,
    phone: row.phone,
    legal_type: row.legalType,
    registration_no: row.registrationNo,
    country: row.country,
    country_name: row.country && countryName(row.country, lang),
    region: row.region,
    city: row.city,
    address: row.address,
    postcode: row.postcode,
    id_front: documentView(row.idFront),
    id_back: documentView(row.idBack),
    asked: row.asked,
    reason: row.reason,
    sent_at: written(row.sentAt),
    decide_by: written(row.applicationDueAt),
    decided_at: written(row.decidedAt),
    papers_until: row.idFront || row.idBack ? written(row.papersUntil) : null,
    paused_until: written(pauseEnd(await rejectionsOf(kernel.db, customerId), kernel.now())),
    shop_id: row.shopId,
  }
}
