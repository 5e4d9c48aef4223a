import type { ShopMember } from '@plaza/contract'
import type { Db } from '../../../../platform/db/database.ts'
import { versionOf } from '../../../../platform/db/row-version.ts'
import { customerById } from '../../../identity/accounts/people/index.ts'
import type { Member } from '../../profile/index.ts'

/** A member with the current name and email address. A pending invitation has only the address. */
export const toMemberView = async (db: Db, member: Member): Promise<ShopMember> => {
  const customer = member.customerId === null ? null : await customerById(db, member.customerId)
  return {
    id: member.id,
    full_name: customer?.fullName ?? null,
    email: customer?.email ?? member.email,
    role: member.role,
    status: member.status,
    since: member.since.toISOString(),
    expires_at: member.expiresAt?.toISOString() ?? null,
    version: versionOf({ role: member.role, status: member.status, since: member.since }),
  }
}
