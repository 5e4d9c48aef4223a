import { people, type CastPerson, type CastRole } from './people.ts'

const roles: readonly CastRole[] = [
  'shopper',
  'new_shopper',
  'seller',
  'applicant',
  'operator_owner',
  'operator_finance',
  'operator_risk',
  'operator_catalogue',
  'operator_support',
  'operator_auditor',
]

const firstOf = (role: CastRole): CastPerson => {
  const found = people.find((person) => person.role === role)
  if (!found) throw new Error(`nobody plays the ${role}`)
  return found
}

/** Who can be tried, one of each role, as the demo mall's sign-in page and first lines tell. */
export const demoPeople = roles.map((role) => {
  const { full_name, email, password } = firstOf(role)
  return { role, name: full_name, email, password }
})
