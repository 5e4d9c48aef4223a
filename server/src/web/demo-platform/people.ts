import { createHash } from 'node:crypto'

/** A person who can log in on the simulated platform. */
export type DemoPerson = { sub: string; name: string; email: string; email_verified: boolean }

const person = (key: string, name: string): DemoPerson => ({
  sub: `glimmo-${key}`,
  name,
  email: `${key}@glimmo.example`,
  email_verified: true,
})

export const demoPlatformPeople: readonly DemoPerson[] = [
  person('ploy', 'Ploy Rattana'),
  person('theo', 'Theo Lindqvist'),
  person('ines', 'Inés Navarro'),
]

/** Returns a demo person for any typed name. The same name always gives the same person. */
export const personCalled = (name: string): DemoPerson | null => {
  const called = name.normalize('NFC').trim().slice(0, 60)
  if (called === '') return null
  const key = createHash('sha256').update(called.toLowerCase()).digest('hex').slice(0, 12)
  return person(`visitor-${key}`, called)
}
