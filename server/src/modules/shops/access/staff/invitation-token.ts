import { hash, randomBytes } from 'node:crypto'

export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer')

/** The token exists only in the email; the database stores its hash. */
export const newInvitationToken = () => {
  const token = randomBytes(32).toString('base64url')
  return { token, tokenHash: hashToken(token) }
}
