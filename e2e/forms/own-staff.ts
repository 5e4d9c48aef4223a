import { createHmac } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import type { StaffRole } from '@plaza/contract'
import { said } from './own-shop.ts'

export const newPerson = () => ({
  email: `forms-${crypto.randomUUID().slice(0, 8)}@plaza.example`,
  password: `lantern orchard ${crypto.randomUUID().slice(0, 8)}`,
})

const stepMs = 30_000
const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
/** The authenticator code of a half-minute time step (RFC 6238). */
const codeAt = (secret: string, step: number): string => {
  const bits = [...secret].map((char) => base32.indexOf(char).toString(2).padStart(5, '0')).join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', key).update(counter).digest()
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

/**
 * Codes of an authenticator. Each code works once, in ascending order only. The server also accepts the codes of the previous and next time step, so
 * from `first = -1` three codes are available at once.
 */
export const codesOf = (secret: string, first = 0): (() => string) => {
  let last = 0
  return () => {
    const now = Math.floor(Date.now() / stepMs)
    last = last === 0 ? now + first : Math.max(last + 1, now)
    return codeAt(secret, last)
  }
}

type Member = { email: string; password: string; token: string; recoveryCodes: readonly string[]; code: () => string }
/** The mall's owner invites a person, who accepts and joins the staff. */
export const staffOfOwn = async (api: APIRequestContext, owner: string, role: StaffRole): Promise<Member> => {
  const { email, password } = newPerson()
  const { link } = await said(api, '/operator/staff/invite', { email, role }, owner)
  const token = new URLSearchParams(new URL(String(link)).hash.split('?')[1]).get('token') ?? ''
  const { totp } = await said(api, '/operator/invitation', { token }, '')
  const code = codesOf((totp as { secret: string }).secret, -1)
  const joining = { token, full_name: 'Noor Vale', email, password, confirm_password: password, code: code() }
  const entered = await said(api, '/operator/invitation/accept', joining, '')
  const recoveryCodes = entered['recovery_codes'] as string[]
  return { email, password, token: String(entered['access-token']), recoveryCodes, code }
}
