import { storefrontLinks, type applySeller as call } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { writeAudit } from '../../../platform/observability/audit/audit.ts'
import type { Db } from '../../../platform/db/database.ts'
import { currentUserId, type CallContext, type UseCase } from '../../../platform/http/serve.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { customerById, lockCustomer } from '../../identity/accounts/people/index.ts'
import { addressForm } from '../../identity/addresses/places/index.ts'
import { findAddress } from '../../identity/addresses/index.ts'
import { notify } from '../../foundation/notifications/index.ts'
import { hasShop } from '../../shops/profile/index.ts'
import { type ApplicationRow, latestOf, markSent, rejectionsOf, type Written, writeApplication } from './application-rows.ts'
import { isStoreNameTaken } from './check-store-name.ts'
import { planApplication } from './plan-application.ts'
import { insertApplicationStep } from './history-rows.ts'
import { takeDocuments } from './take-papers.ts'
import { applicationDueAt, documentsUntil, pauseEnd } from './terms.ts'

const view = (row: Pick<ApplicationRow, 'state' | 'sentAt' | 'applicationDueAt'> | null) => ({
  status: row?.state === 'applying' ? 0 : 1,
  state: row?.state ?? ('approved' as const),
  sent_at: row?.sentAt?.toISOString() ?? null,
  decide_by: row?.applicationDueAt?.toISOString() ?? null,
})

/** The shop's data from the form. If the form has no address, the applicant's default address is used. */
const withAddress = async (db: Db, customerId: string, { input }: Pick<CallContext<typeof call>, 'input'>): Promise<Written> => {
  const home = input.country && input.city ? null : await findAddress(db, customerId, 'default')
  return {
    storeName: input.store_name,
    contactPerson: input.contact_person,
    phone: input.phone,
    legalType: input.legal_type,
    registrationNo: input.registration_no,
    country: input.country ?? home?.country ?? '',
    region: input.region || (home?.state ?? ''),
    city: input.city || (home?.city ?? ''),
    address: input.address,
    postcode: input.postcode || (home?.postcode ?? ''),
  }
}

/** Submits a seller application. Of several concurrent requests, one submits the application and the others return its state. */
export const applySeller: UseCase<typeof call> = async (ctx) => {
  const { kernel, input } = ctx
  const customerId = currentUserId(ctx)
  const { verified } = await customerById(kernel.db, customerId)
  if (!verified) return refused('email_unverified')
  const now = kernel.now()
  return transaction(kernel, async (tx) => {
    const { demo } = await lockCustomer(tx, customerId)
    const last = await latestOf(tx, customerId)
    if (last?.state === 'applying' || (await hasShop(tx, customerId))) return refused('already_applied', view(last))
    const pausedUntil = pauseEnd(await rejectionsOf(tx, customerId), now)
    if (pausedUntil) {
      const seconds = Math.ceil((pausedUntil.getTime() - now.getTime()) / 1000)
      return refused('paused', { until: pausedUntil.toISOString(), retry_after: seconds })
    }
    const written = await withAddress(tx, customerId, ctx)
    const plan = planApplication(written, {
      agreed: input.agreement,
      isNameTaken: await isStoreNameTaken(tx, written.storeName, customerId),
      form: written.country ? addressForm(written.country) : null,
    })
    if ('wrong' in plan) return refused('application_wrong', { fields: plan.wrong })
    const documents = { idFront: input.id_front, idBack: input.id_back }
    if (input.id_front === input.id_back) return refused('application_wrong', { fields: { id_back: 'same_picture' } })
    if (!(await takeDocuments(tx, customerId, last, documents, now)))
      return refused('application_wrong', { fields: { id_front: 'file', id_back: 'file' } })
    const open = last && last.state !== 'rejected' && last.state !== 'approved' ? last.id : null
    const draft = await writeApplication(tx, customerId, open, { ...plan.done, ...documents, papersUntil: documentsUntil(now), demo, now })
    const row = await markSent(tx, draft.id, { now, applicationDueAt: applicationDueAt(now) })
    const actor = `customer:${customerId}` as const
    await insertApplicationStep(tx, row.id, { state: 'applying', actor, note: null, at: now })
    await notify(tx, customerId, {
      template: 'merchant_received',
      values: { shop: row.storeName },
      link: storefrontLinks.becomeSeller,
      once: `application:${row.id}:${row.version}`,
      now,
    })
    await writeAudit(tx, { actor, action: 'application.sent', subject: `application:${row.id}`, details: { name: row.storeName } })
    return done(view(row))
  })
}
