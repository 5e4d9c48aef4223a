import { sql } from 'kysely'
import { customerById } from '../../identity/accounts/people/index.ts'
import { countryName } from '../../identity/addresses/places/index.ts'
import type { CaseSource } from '../../approvals/queue/sources/index.ts'
import { uploadsAlike } from '../../foundation/media/claims/index.ts'
import { applicationById, lockApplication, rejectionsOf, sameNumber, applicantsWithSameDocuments } from './application-rows.ts'
import { decideApplication } from './decide-application.ts'
import { applicationHistory } from './history-rows.ts'

const rows = sql`select id, customer_id, null::bigint as amount, store_name as about, sent_at as since, decide_by as due, state,
  state = 'applying' as open, version, demo from application.application where state <> 'draft'`

const named: CaseSource['named'] = (text, limit) =>
  sql`select id from application.application where state <> 'draft'
    and lower(store_name) ~>=~ lower(${text}::text) and lower(store_name) ~<~ (lower(${text}::text) || chr(1114111))
    order by lower(store_name) using ~<~, id limit ${limit}`

/** Source of the staff queue for applications to become a seller. */
export const applicationCase: CaseSource = {
  kind: '100',
  rows,
  named,
  lock: lockApplication,
  decisions: ({ open }) => (open ? ['approve', 'need_more', 'refuse'] : []),
  needsTwo: async () => false,
  facts: async ({ db }, { id }) => {
    const row = await applicationById(db, id)
    if (!row) throw new Error(`there is no application ${id}`)
    const documents = [row.idFront, row.idBack].filter((document) => document !== null)
    const [person, same, alike, rejections, steps] = await Promise.all([
      customerById(db, row.customerId),
      sameNumber(db, row),
      uploadsAlike(db, documents).then((found) => applicantsWithSameDocuments(db, row, found)),
      rejectionsOf(db, row.customerId),
      applicationHistory(db, id),
    ])
    const plain = (label: string, value: string) => ({ label, value, tone: 'plain' as const })
    const lines = [row.address, row.city, row.region, row.postcode, row.country && countryName(row.country, 'en')]
    return {
      evidence: [
        plain('store_name', row.storeName),
        plain('contact_person', row.contactPerson),
        plain('legal_type', row.legalType),
        plain('registration_no', row.registrationNo),
        plain('phone', row.phone),
        plain('address', lines.filter(Boolean).join(', ')),
        plain('email', person.email),
        plain('account_name', person.fullName),
        { label: 'papers', value: row.idFront && row.idBack ? 'front and back' : 'none', tone: row.idFront ? 'plain' : 'bad' },
      ],
      uploadIds: documents,
      flags: [
        ...(alike.length > 0 ? [{ flag: 'same_picture', why: 'The same picture was used in another case.' }] : []),
        ...(same.length > 0 ? [{ flag: 'same_number', why: 'Someone else applied with the same phone number.' }] : []),
        ...(rejections.length > 0 ? [{ flag: 'rejected_before', why: `Declined before: ${rejections.length} times.` }] : []),
      ],
      duplicates: [
        ...same.map((other) => ({ kind: '100' as const, id: other, why: 'same_number' })),
        ...alike.map((other) => ({ kind: '100' as const, id: other, why: 'same_picture' })),
      ],
      history: steps.map(({ at, actor, state, note }) => ({ at, actor, what: state, note })),
    }
  },
  decide: (_kernel, tx, input) => decideApplication(tx, input),
}
