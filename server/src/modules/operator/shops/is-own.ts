import type { Db } from '../../../platform/db/database.ts'
import { customerById } from '../../identity/accounts/people/index.ts'
import type { OwnShop } from '../../shops/profile/owners/index.ts'
import type { OperatorRow } from '../../identity/staff/operators/index.ts'

/** Whether the shop belongs to the staff member, who then may not decide about it. The shop's owner is recognized by an equal email address. */
export const isOwn = async (db: Db, staff: OperatorRow, shop: OwnShop): Promise<boolean> =>
  (await customerById(db, shop.ownerId)).email.toLowerCase() === staff.email.toLowerCase()
