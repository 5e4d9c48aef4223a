import { availableOf, cashOf } from '../src/modules/foundation/ledger/money/accounts-of-money.ts'
import { moveMoney } from '../src/modules/foundation/ledger/money/post.ts'
import { hashPassword } from '../src/modules/identity/accounts/passwords/passwords.ts'
import { makeAccount } from '../src/modules/identity/accounts/people/new-account.ts'
import { saveDestinations } from '../src/modules/identity/accounts/payouts/payment-settings-rows.ts'
import { giveCode } from '../src/modules/identity/accounts/codes/codes.ts'
import type { Kernel } from '../src/platform/kernel.ts'
import { openSession } from '../src/platform/auth/sessions.ts'
import { type Audience } from '../src/platform/db/outbox/outbox.ts'
import { transaction } from '../src/platform/db/transaction.ts'
import { minor } from '@plaza/values'
import { sql } from 'kysely'

export const password = 'fifty people and a mall'
export const startCents = 100_000
const proofsEach = 5

export type Person = { id: string; email: string; token: string; proofs: string[]; ownShop: string | null }

export const tokenOf = (kernel: Kernel, personId: string, audience: Audience): Promise<string> =>
  transaction(kernel, (tx) => openSession(tx, { audience, personId, device: 'chaos', address: '' }, kernel.now()))

/** Creates a customer with money, proof images, and a payout account whose waiting period is over. */
export const makePerson = async (kernel: Kernel, at: number, passwordHash: string, ownShop: string | null): Promise<Person> => {
  const email = `shopper${at}@people.example`
  const now = kernel.now()
  const account = { fullName: `Shopper ${at}`, email, passwordHash, lang: 'en' as const, currency: 'USD', invitedBy: null }
  return transaction(kernel, async (tx) => {
    const id = (await makeAccount(tx, { ...account, verified: true, agreed: true, demo: true, now })) ?? ''
    const destinations = { wallets: { 'USDT-TRC20': 'TQ5p2sF8uX1wPq7Zk3LmN9rYvB4cD6eH2j' }, bank_name: '', account_name: '' }
    await saveDestinations(
      tx,
      kernel.keys,
      id,
      { ...destinations, account_number: '', routing_number: '' },
      new Date(now.getTime() - 90_000_000),
    )
    if (ownShop) await sql`update profile.shop set owner_id = ${id} where id = ${ownShop}`.execute(tx)
    const legs = [{ from: cashOf('given'), to: availableOf(id), amount: minor<'USD'>(BigInt(startCents)) }]
    await moveMoney(tx, { key: `given:chaos-${at}`, kind: 'demo', reference: `given:${at}`, actor: 'system', legs })
    const made = await sql<{
      id: string
    }>`insert into media.upload (audience, person_id, purpose, private, name, width, height, bytes, made_at)
      select 'customer', ${id}, 'certificate', true, 'chaos/' || ${id} || '/' || n, 10, 10, 100, now() from generate_series(1, ${proofsEach}) n
      returning id`.execute(tx)
    const token = await openSession(tx, { audience: 'customer', personId: id, device: 'chaos', address: '' }, now)
    return { id, email, token, proofs: made.rows.map((row) => row.id), ownShop }
  })
}

export const makePeople = async (kernel: Kernel, many: number, ownShops: readonly string[]): Promise<Person[]> => {
  const passwordHash = await hashPassword(kernel, password, { who: 'a test' })
  const people: Person[] = []
  for (let at = 0; at < many; at += 1) people.push(await makePerson(kernel, at, passwordHash, ownShops[at] ?? null))
  return people
}

/** Creates the code that the next email would contain. This bypasses the hourly limit on emails. */
export const codeFor = (kernel: Kernel, { id, email }: Person): Promise<string> =>
  transaction(kernel, async (tx) => {
    const now = kernel.now()
    await sql`insert into accounts.code (purpose, target_key, asked_at, expires_at) values ('withdraw', ${email}, ${now}, ${new Date(now.getTime() + 600_000)})
      on conflict (purpose, target_key, asked_by) do update set code_hash = null, tries = 0, asked_at = excluded.asked_at, expires_at = excluded.expires_at,
        spent_at = null`.execute(tx)
    return (await giveCode(kernel, tx, { purpose: 'withdraw', target: email, customerId: id, asker: '' }, now)) ?? ''
  })

export const staffToken = async (kernel: Kernel, role: string): Promise<string> => {
  const found = await sql<{ id: string }>`select id from staff.operator where role = ${role} order by id limit 1`.execute(kernel.db)
  return tokenOf(kernel, found.rows[0]?.id ?? '', 'operator')
}
