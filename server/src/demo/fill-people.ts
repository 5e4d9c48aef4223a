import { createHash } from 'node:crypto'
import type { Cast } from '@plaza/cast'
import type { Tx } from '../kernel/database.ts'
import { hashPassword, insertCustomer } from '../slices/accounts/index.ts'
import { insertApplication } from '../slices/shops/index.ts'
import { insertOperator } from '../slices/staff/index.ts'

type Hashes = { customers: string; operators: string }

const invitationCode = (key: string) => createHash('sha256').update(`demo ${key}`).digest('hex').slice(0, 8).toUpperCase()

/** Hashing takes its time on purpose, so it is done before the transaction begins; the demo's people share their password. */
const hashPasswords = async (cast: Cast): Promise<Hashes> => ({
  customers: await hashPassword(cast.demoPassword),
  operators: await hashPassword(cast.demoStaffPassword),
})

const write = async (tx: Tx, cast: Cast, hashes: Hashes, now: Date): Promise<Map<string, string>> => {
  const ids = new Map<string, string>()
  for (const person of cast.people) {
    const madeAt = new Date(now.getTime() - person.memberDays * 86_400_000)
    const id = await insertCustomer(tx, {
      fullName: person.fullName,
      email: person.email,
      phone: person.phone,
      passwordHash: hashes.customers,
      lang: person.lang,
      currency: person.currency,
      invitationCode: invitationCode(person.key),
      demo: true,
      verifiedAt: madeAt,
      madeAt,
    })
    ids.set(person.key, id)
  }
  const { person, ...application } = cast.application
  await insertApplication(tx, { customerId: ids.get(person) ?? '', ...application, demo: true })
  for (const each of cast.operators) {
    await insertOperator(tx, { fullName: each.fullName, email: each.email, role: each.role, passwordHash: hashes.operators, demo: true })
  }
  return ids
}

export const fillPeople = { hashPasswords, write }
