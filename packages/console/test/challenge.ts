import { createHash } from 'node:crypto'

/** Fixture: a proof-of-work challenge whose solution is 21. */
export const challenge = () => {
  const salt = 'salt?expires=9999999999&'
  const hash = createHash('sha256').update(`${salt}21`).digest('hex')
  return { algorithm: 'SHA-256' as const, challenge: hash, maxnumber: 50, salt, signature: 'f'.repeat(64) }
}
