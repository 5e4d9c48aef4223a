import { createHash } from 'node:crypto'
import type { Db } from '../../../platform/db/database.ts'
import { findCustomers } from '../../identity/accounts/index.ts'
import { customerByEmail } from '../../identity/accounts/people/index.ts'
import type { Meant } from '../find/index.ts'

/** A search shows the orders and requests of at most this number of buyers whose name or e-mail begins with the keyword. */
const maxBuyers = 50

/** The buyer with this e-mail address, or the buyers whose name or e-mail begins with the keyword. A plain number is the number of a record. */
export const buyersMeant = async (db: Db, { text, email, number }: Meant): Promise<string[]> => {
  if (number !== null) return []
  const owner = email === null ? null : await customerByEmail(db, email)
  if (owner) return [owner.id]
  return (await findCustomers(db, text, null, maxBuyers)).map(({ id }) => id)
}

/** Name of a list in its cursors. A cursor has room for a digest of the keyword, not for each keyword. */
export const searchName = (list: string, state: string | undefined, keyword: string): string =>
  [list, state ?? '', keyword && createHash('sha256').update(keyword).digest('base64url').slice(0, 16)].join(' ')
