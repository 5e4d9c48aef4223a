import { createHash, randomBytes } from 'node:crypto'
import type { DemoPerson } from './people.ts'

type Grant = { redirectUri: string; challenge: string; nonce: string | null; person: DemoPerson }

const codeMs = 60_000
const accessMs = 5 * 60_000
const most = 1000

/** Stores values for a short time, and evicts the oldest values. */
const shortLived = <T>(lifeMs: number) => {
  const stored = new Map<string, { value: T; until: number }>()
  return {
    give: (value: T): string => {
      const name = randomBytes(32).toString('base64url')
      stored.set(name, { value, until: Date.now() + lifeMs })
      const oldest = stored.keys().next().value
      if (stored.size > most && oldest !== undefined) stored.delete(oldest)
      return name
    },
    find: (name: string): T | null => {
      const found = stored.get(name)
      return found && found.until > Date.now() ? found.value : null
    },
    end: (name: string) => void stored.delete(name),
  }
}

export const makeGrants = () => {
  const codes = shortLived<Grant>(codeMs)
  const access = shortLived<DemoPerson>(accessMs)
  return {
    giveCode: codes.give,
    /** A login code works once. It is used up even if the redirect URI or verifier is wrong. */
    takeCode: (code: string, shown: { redirectUri: string; verifier: string }): Grant | null => {
      const grant = codes.find(code)
      codes.end(code)
      const challenge = createHash('sha256').update(shown.verifier).digest('base64url')
      return grant && grant.redirectUri === shown.redirectUri && grant.challenge === challenge ? grant : null
    },
    giveAccess: access.give,
    findAccess: access.find,
  }
}
