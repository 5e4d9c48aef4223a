import type { Tx } from '../../../platform/db/database.ts'
import { claimUploads, letGoOfUploads } from '../../foundation/media/index.ts'
import { type ApplicationRow, dropDocuments, type Documents } from './application-rows.ts'

/**
 * Sets the identity documents of an application: documents of the last application, or the applicant's new uploads. Releases documents that are no
 * longer used. Null if the applicant does not own an upload.
 */
export const takeDocuments = async (
  tx: Tx,
  customerId: string,
  last: ApplicationRow | null,
  wanted: Documents,
  now: Date,
): Promise<true | null> => {
  const had = [last?.idFront, last?.idBack].filter((id) => typeof id === 'string')
  const wants = [wanted.idFront, wanted.idBack].filter((id) => typeof id === 'string')
  const added = wants.filter((id) => !had.includes(id))
  if (!(await claimUploads(tx, { audience: 'customer', personId: customerId, purpose: 'identity', ids: added }, now))) return null
  await letGoOfUploads(
    tx,
    had.filter((id) => !wants.includes(id)),
  )
  if (last?.state === 'rejected') await dropDocuments(tx, last.id)
  return true
}
