import type { saveApplication as call } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { currentUserId, type UseCase } from '../../../platform/http/serve.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { lockCustomer } from '../../identity/accounts/people/index.ts'
import { latestOf, writeApplication } from './application-rows.ts'
import { takeDocuments } from './take-papers.ts'
import { toApplicationView } from './application-view.ts'
import { documentsUntil } from './terms.ts'

/** Saves the draft of an application; after a rejection it starts a new one. */
export const saveApplication: UseCase<typeof call> = async (ctx) => {
  const { kernel, input } = ctx
  const customerId = currentUserId(ctx)
  const now = kernel.now()
  const saved = await transaction(kernel, async (tx) => {
    const { demo } = await lockCustomer(tx, customerId)
    const last = await latestOf(tx, customerId)
    if (last?.state === 'applying' || last?.state === 'approved') return refused('not_open', { state: last.state })
    const documents = { idFront: input.id_front ?? null, idBack: input.id_back ?? null }
    if (!(await takeDocuments(tx, customerId, last, documents, now)))
      return refused('paper_unknown', { fields: { id_front: 'file', id_back: 'file' } })
    const open = last && last.state !== 'rejected' ? last.id : null
    const row = await writeApplication(tx, customerId, open, {
      storeName: input.store_name,
      contactPerson: input.contact_person,
      phone: input.phone,
      legalType: input.legal_type,
      registrationNo: input.registration_no,
      country: input.country ?? '',
      region: input.region,
      city: input.city,
      address: input.address,
      postcode: input.postcode,
      ...documents,
      papersUntil: documentsUntil(now),
      demo,
      now,
    })
    return done(row)
  })
  return 'refused' in saved ? saved : done(await toApplicationView(ctx, customerId, saved.done))
}
