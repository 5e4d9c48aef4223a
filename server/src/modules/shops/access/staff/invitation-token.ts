import { hash, randomBytes } from 'node:crypto'

export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer')

/** What the letter brings is kept nowhere but there. */
export const newInvitationToken = () => {
  const token = randomBytes(32).toString('base64url')
  return { token, tokenHash: hashToken(token) }
}
