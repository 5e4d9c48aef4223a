import type { ApplicationField, ApplicationState, legalTypes } from '@plaza/contract'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { query, getOne, findOne, exists } from '../../../platform/db/rows.ts'

/** The fields of a seller application that the applicant fills in. */
export type Written = {
  storeName: string
  contactPerson: string
  phone: string
  legalType: (typeof legalTypes)[number]
  registrationNo: string
  country: string
  region: string
  city: string
  address: string
  postcode: string
}
export type Documents = { idFront: string | null; idBack: string | null }
export type ApplicationRow = Written &
  Documents & {
    id: string
    customerId: string
    state: Exclude<ApplicationState, 'none'>
    papersUntil: Date | null
    asked: { field: ApplicationField; reason: string }[]
    reason: string | null
    shopId: string | null
    version: number
    demo: boolean
    sentAt: Date | null
    applicationDueAt: Date | null
    decidedAt: Date | null
  }

const columns = sql`id, customer_id as "customerId", state, store_name as "storeName", contact_person as "contactPerson", phone,
  legal_type as "legalType", registration_no as "registrationNo", country, region, city, address, postcode, id_front as "idFront", id_back as "idBack",
  papers_until as "papersUntil", asked, reason, shop_id as "shopId", version, demo, sent_at as "sentAt", decide_by as "applicationDueAt", decided_at as "decidedAt"`

/** A customer's latest seller application. An unfinished application is always the latest. */
export const latestOf = (db: Db, customerId: string): Promise<ApplicationRow | null> =>
  findOne<ApplicationRow>(db)`select ${columns} from application.application where customer_id = ${customerId} order by id desc limit 1`

export const applicationsOf = (db: Db, customerId: string): Promise<ApplicationRow[]> => query<ApplicationRow>(db)`
  select ${columns} from application.application where customer_id = ${customerId} order by id desc limit 200`

export const applicationById = (db: Db, id: string): Promise<ApplicationRow | null> =>
  findOne<ApplicationRow>(db)`select ${columns} from application.application where id = ${id}`

export const lockApplication = (tx: Tx, id: string): Promise<ApplicationRow | null> =>
  findOne<ApplicationRow>(tx)`select ${columns} from application.application where id = ${id} for no key update`

/** Writes the fields of an unfinished application. Creates an application if there is none. */
export const writeApplication = async (
  tx: Tx,
  customerId: string,
  open: string | null,
  each: Written & Documents & { papersUntil: Date; demo: boolean; now: Date },
): Promise<ApplicationRow> =>
  open === null
    ? getOne<ApplicationRow>(
        tx,
      )`insert into application.application (customer_id, store_name, contact_person, phone, legal_type, registration_no,
        country, region, city, address, postcode, id_front, id_back, papers_until, demo, made_at)
      values (${customerId}, ${each.storeName}, ${each.contactPerson}, ${each.phone}, ${each.legalType}, ${each.registrationNo}, ${each.country},
        ${each.region}, ${each.city}, ${each.address}, ${each.postcode}, ${each.idFront}, ${each.idBack}, ${each.papersUntil}, ${each.demo}, ${each.now})
      returning ${columns}`
    : getOne<ApplicationRow>(tx)`update application.application set store_name = ${each.storeName}, contact_person = ${each.contactPerson},
        phone = ${each.phone}, legal_type = ${each.legalType}, registration_no = ${each.registrationNo}, country = ${each.country},
        region = ${each.region}, city = ${each.city}, address = ${each.address}, postcode = ${each.postcode}, id_front = ${each.idFront},
        id_back = ${each.idBack}, papers_until = ${each.papersUntil}
      where id = ${open} and customer_id = ${customerId} returning ${columns}`

/** Submits an application for review by staff. From this time its documents do not expire. */
export const markSent = (tx: Tx, id: string, at: { now: Date; applicationDueAt: Date }): Promise<ApplicationRow> => getOne<ApplicationRow>(
  tx,
)`
  update application.application set state = 'applying', sent_at = ${at.now}, decide_by = ${at.applicationDueAt}, late_at = null, asked = '[]', reason = null,
    papers_until = null, version = version + 1 where id = ${id} returning ${columns}`

export type ApplicationDecision = {
  state: 'need_more' | 'approved' | 'rejected'
  reason: string | null
  asked: ApplicationRow['asked']
  shopId: string | null
  papersUntil: Date
  now: Date
}
export const markDecided = (tx: Tx, id: string, end: ApplicationDecision): Promise<ApplicationRow> => getOne<ApplicationRow>(tx)`
  update application.application set state = ${end.state}, reason = ${end.reason}, asked = ${JSON.stringify(end.asked)}::jsonb, shop_id = ${end.shopId},
    papers_until = ${end.papersUntil}, decided_at = ${end.state === 'need_more' ? null : end.now}, version = version + 1
  where id = ${id} returning ${columns}`

/** Removes the application's references to its documents. Another application uses the documents now, or they are deleted. */
export const dropDocuments = async (tx: Tx, id: string): Promise<void> => {
  await sql`update application.application set id_front = null, id_back = null where id = ${id}`.execute(tx)
}

/** Times of the customer's rejections, newest first. */
export const rejectionsOf = async (db: Db, customerId: string): Promise<Date[]> => {
  const found = await query<{ at: Date }>(db)`select decided_at as at from application.application
    where customer_id = ${customerId} and state = 'rejected' order by decided_at desc limit 100`
  return found.map(({ at }) => at)
}

/** Whether another undecided application requests this shop name. */
export const isNameRequested = (db: Db, name: string, except: string): Promise<boolean> =>
  exists(db)`select 1 from application.application
    where lower(store_name) = lower(${name}) and state in ('applying', 'need_more') and customer_id <> ${except}`

/** Other customers' applications with the same phone number. */
export const sameNumber = async (db: Db, row: ApplicationRow): Promise<string[]> => {
  const found = await query<{ id: string }>(db)`select id from application.application
    where phone = ${row.phone} and phone <> '' and customer_id <> ${row.customerId} and state <> 'draft' order by id desc limit 10`
  return found.map(({ id }) => id)
}

/** Other applicants who uploaded documents that look the same. */
export const applicantsWithSameDocuments = async (db: Db, row: ApplicationRow, uploadIds: readonly string[]): Promise<string[]> => {
  const found = await query<{ id: string }>(db)`select id from application.application
    where (id_front = any(${uploadIds}::bigint[]) or id_back = any(${uploadIds}::bigint[])) and customer_id <> ${row.customerId}
      and state <> 'draft' order by id desc limit 10`
  return found.map(({ id }) => id)
}

/** Returns applications that have waited longer than promised, and marks them so that each is reported once. */
export const takeOverdue = async (tx: Tx, now: Date): Promise<string[]> => {
  const found = await query<{ id: string }>(tx)`update application.application set late_at = ${now}
    where state = 'applying' and decide_by < ${now} and late_at is null returning id`
  return found.map(({ id }) => id)
}

/** Returns documents whose retention period has ended, and removes the references to them. The media module can then delete the files. */
export const takeOverdueDocuments = (tx: Tx, now: Date): Promise<Documents[]> => query<Documents>(tx)`
  with due as (
    select id, id_front, id_back from application.application
    where papers_until <= ${now} and (id_front is not null or id_back is not null) order by papers_until limit 200 for update skip locked
  )
  update application.application a set id_front = null, id_back = null from due where a.id = due.id
  returning due.id_front as "idFront", due.id_back as "idBack"`

/** Deletes abandoned drafts. */
export const forgetDrafts = async (tx: Tx, now: Date): Promise<void> => {
  await sql`delete from application.application where state = 'draft' and papers_until <= ${now}`.execute(tx)
}
