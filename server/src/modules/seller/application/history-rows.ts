import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/rows.ts'
import type { ApplicationRow } from './application-rows.ts'

type Step = { state: Exclude<ApplicationRow['state'], 'draft'>; actor: string; note: string | null; at: Date }

export const insertApplicationStep = async (tx: Tx, applicationId: string, step: Step): Promise<void> => {
  await sql`insert into application.history (application_id, state, actor, note, at)
    values (${applicationId}, ${step.state}, ${step.actor}, ${step.note}, ${step.at})`.execute(tx)
}

/** The history of an application, oldest first. */
export const applicationHistory = (db: Db, applicationId: string): Promise<Step[]> =>
  query<Step>(db)`select state, actor, note, at from application.history where application_id = ${applicationId} order by id`
