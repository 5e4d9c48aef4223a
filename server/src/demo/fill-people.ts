import { createHash } from 'node:crypto'
import type { Cast, CastPerson } from '@plaza/cast'
import type { Language } from '@plaza/values'
import type { Tx } from '../platform/db/database.ts'
import type { Kernel } from '../platform/kernel.ts'
import type { Keys } from '../platform/auth/keys.ts'
import { turnsOf } from '../platform/jobs/fair-queue.ts'
import { hashPassword } from '../modules/identity/accounts/passwords/index.ts'
import { insertCustomer } from '../modules/identity/accounts/people/index.ts'
import { insertOperator, type Role } from '../modules/identity/staff/operators/index.ts'
import { newSecret, setTotp } from '../modules/identity/staff/secrets/index.ts'

const homes: Readonly<Record<string, { lang: Language; currency: string }>> = {
  DE: { lang: 'en', currency: 'EUR' },
  ES: { lang: 'es', currency: 'EUR' },
  FR: { lang: 'en', currency: 'EUR' },
  GB: { lang: 'en', currency: 'GBP' },
  IT: { lang: 'en', currency: 'EUR' },
  JP: { lang: 'jp', currency: 'JPY' },
  MX: { lang: 'es', currency: 'MXN' },
  TW: { lang: 'zhtw', currency: 'TWD' },
}
const memberDays: Readonly<Record<string, number>> = { shopper: 400, new_shopper: 0, seller: 1000, applicant: 30 }

const operatorRole = ({ role }: CastPerson): Role | null => (role.startsWith('operator_') ? (role.slice('operator_'.length) as Role) : null)
const invitationCode = (key: string) => createHash('sha256').update(`demo ${key}`).digest('hex').slice(0, 8).toUpperCase()

/** Hashes the passwords before the transaction begins, because hashing is slow on purpose. */
const hashPasswords = async (kernel: Kernel, cast: Cast): Promise<ReadonlyMap<string, string>> => {
  const hashOf = async ({ key, password }: CastPerson) => [key, await hashPassword(kernel, password, { who: key })] as const
  const inTurn = turnsOf({ capacity: 4, maxWaiting: cast.people.length, timeoutMs: 600_000 })
  return new Map(await Promise.all(cast.people.map((person) => inTurn({ who: 'cast' }, () => hashOf(person)))))
}

type Filling = { cast: Cast; hashes: ReadonlyMap<string, string>; keys: Keys; now: Date }

const write = async (tx: Tx, { cast, hashes, keys, now }: Filling): Promise<ReadonlyMap<string, string>> => {
  const ids = new Map<string, string>()
  for (const person of cast.people) {
    const passwordHash = hashes.get(person.key) ?? ''
    const role = operatorRole(person)
    if (role) {
      const id = await insertOperator(tx, { fullName: person.full_name, email: person.email, role, passwordHash, demo: true })
      await setTotp(tx, keys, id, newSecret())
    } else ids.set(person.key, await insertCustomer(tx, { ...asCustomer(person, now), passwordHash }))
  }
  return ids
}

const asCustomer = (person: CastPerson, now: Date) => {
  const madeAt = new Date(now.getTime() - (memberDays[person.role] ?? 0) * 86_400_000)
  return {
    fullName: person.full_name,
    email: person.email,
    phone: person.phone,
    ...(homes[person.country] ?? { lang: 'en' as const, currency: 'USD' }),
    invitationCode: invitationCode(person.key),
    demo: true,
    verifiedAt: madeAt,
    madeAt,
  }
}

export const fillPeople = { hashPasswords, write }
