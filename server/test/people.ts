import { cast } from '@plaza/cast'
import { sql } from 'kysely'
import type { Kernel } from '../src/platform/kernel.ts'
import { openSession } from '../src/platform/auth/sessions.ts'
import { type Audience } from '../src/platform/db/outbox/outbox.ts'
import { transaction } from '../src/platform/db/transaction.ts'

/** The ID of a customer in the demo data. */
export const personId = async (kernel: Kernel, key: string): Promise<string> => {
  const email = cast.people.find((person) => person.key === key)?.email ?? ''
  const found = await sql<{ id: string }>`select id from accounts.customer where email = ${email}`.execute(kernel.db)
  if (!found.rows[0]) throw new Error(`nobody is called ${key}`)
  return found.rows[0].id
}

export const signedInAs = async (kernel: Kernel, id: string, audience: Audience = 'customer'): Promise<{ 'access-token': string }> => ({
  'access-token': await transaction(kernel, (tx) => openSession(tx, { audience, personId: id, device: 'test', address: '' }, kernel.now())),
})

export const signedIn = async (kernel: Kernel, key: string) => signedInAs(kernel, await personId(kernel, key))
