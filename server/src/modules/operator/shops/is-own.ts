import type { Db } from '../../../platform/db/database.ts'
import { customerById } from '../../identity/accounts/people/index.ts'
import type { OwnShop } from '../../shops/profile/owners/index.ts'
import type { OperatorRow } from '../../identity/staff/operators/index.ts'

/** Nobody of the staff decides about a shop of their own: the e-mail tells. */
export const isOwn = async (db: Db, staff: OperatorRow, shop: OwnShop): Promise<boolean> =>
  (await customerById(db, shop.ownerId)).email.toLowerCase() === staff.email.toLowerCase()
