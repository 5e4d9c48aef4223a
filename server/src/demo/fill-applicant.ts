import { applySeller, uploadFile } from '@plaza/contract'
import { cast, type CastPerson } from '@plaza/cast'
import { dayMs } from '@plaza/values'
import type { Kernel } from '../platform/kernel.ts'
import { findOne } from '../platform/db/rows.ts'
import { transaction } from '../platform/db/transaction.ts'
import { act, type DemoActor, atMoment } from './acts.ts'
import { drawIdDocument, type DocumentSide } from './draw-paper.ts'

/**
 * Creates a shop application from yesterday by the normal calls: shop name, address and both sides of the identity document. No operator has opened
 * it yet.
 */
export const fillApplicant = async (kernel: Kernel): Promise<void> => {
  const applicant = cast.people.find(({ role }) => role === 'applicant')
  if (!applicant?.address) return
  const found = await findOne<{ id: string }>(kernel.db)`select id from accounts.customer where email = ${applicant.email}`
  if (!found) throw new Error(`${applicant.full_name} is not there`)
  const who: DemoActor = { audience: 'customer', personId: found.id, lang: 'en' }
  const [front, back] = [await sent(kernel, who, applicant, 'front'), await sent(kernel, who, applicant, 'back')]
  const { street, city, province, postcode } = applicant.address
  const yesterday = new Date(kernel.now().getTime() - dayMs)
  await transaction(kernel, (tx) =>
    atMoment(kernel, tx, yesterday, (then) =>
      act(then, who, applySeller, {
        ...{ store_name: 'Dakar Loom', contact_person: applicant.full_name, phone: applicant.phone },
        ...{ legal_type: 'individual', registration_no: '', agreement: true, id_front: front, id_back: back },
        ...{ country: applicant.country, region: province, city, address: street, postcode },
      }),
    ),
  )
}

const sent = async (kernel: Kernel, who: DemoActor, person: CastPerson, side: DocumentSide): Promise<string> =>
  (await act(kernel, who, uploadFile, { purpose: 'identity' }, await drawIdDocument(person, side))).id
