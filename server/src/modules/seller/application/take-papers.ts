import type { Tx } from '../../../platform/db/database.ts'
import { claimUploads, letGoOfUploads } from '../../foundation/media/index.ts'
import { type ApplicationRow, dropPapers, type Papers } from './application-rows.ts'

/**
 * The papers that an application has from now on: those of the one before, or new ones, which nobody else can have sent. What it had and has no more is
 * let go of. Null where one of them is not the applicant's own.
 */
export const takePapers = async (
  tx: Tx,
  customerId: string,
  last: ApplicationRow | null,
  wanted: Papers,
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
  if (last?.state === 'rejected') await dropPapers(tx, last.id)
  return true
}
