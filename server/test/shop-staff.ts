import { memberRoles, type MemberRole } from '@plaza/contract'
import { sql } from 'kysely'
import type { Kernel } from '../src/platform/kernel.ts'
import { transaction } from '../src/platform/db/transaction.ts'
import { makeAccount } from '../src/modules/identity/accounts/people/new-account.ts'
import type { SellerRole } from '../src/modules/shops/access/staff/allow-seller.ts'
import { signedInAs } from './people.ts'

let made = 0
/** Creates a customer without a password. */
export const newPerson = (kernel: Kernel, email = `hand-${process.pid}-${(made += 1)}@people.example`): Promise<string> =>
  transaction(kernel, async (tx) => {
    const account = { fullName: 'Nora Quill', email, passwordHash: 'none', lang: 'en', currency: 'USD', invitedBy: null } as const
    const id = await makeAccount(tx, { ...account, verified: true, agreed: true, demo: false, now: kernel.now() })
    if (!id) throw new Error(`${email} is taken`)
    return id
  })

/** Creates a member of the shop's staff, with an open console session. */
export const memberOf = async (kernel: Kernel, shopId: string, role: MemberRole) => {
  const id = await newPerson(kernel)
  const found = await sql<{ id: string }>`insert into profile.member (shop_id, email, customer_id, role, status, since)
    select ${shopId}, email, id, ${role}, 'active', now() from accounts.customer where id = ${id} returning id`.execute(kernel.db)
  return { id, memberId: found.rows[0]?.id ?? '', headers: await signedInAs(kernel, id, 'seller') }
}

/** Sessions in a shop's console: the owner's, and one staff member's for each role. */
export const everySeat = async (kernel: Kernel, shopId: string): Promise<ReadonlyMap<SellerRole, { 'access-token': string }>> => {
  const found = await sql<{ owner: string }>`select owner_id as owner from profile.shop where id = ${shopId}`.execute(kernel.db)
  const memberships = new Map<SellerRole, { 'access-token': string }>([
    ['owner', await signedInAs(kernel, found.rows[0]?.owner ?? '', 'seller')],
  ])
  for (const role of memberRoles) memberships.set(role, (await memberOf(kernel, shopId, role)).headers)
  return memberships
}
