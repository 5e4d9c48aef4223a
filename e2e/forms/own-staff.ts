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
/** The code that an authenticator shows in a step of half a minute (RFC 6238). */
const codeAt = (secret: string, step: number): string => {
  const bits = [...secret].map((letter) => base32.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', key).update(counter).digest()
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

/**
 * A code of the authenticator serves once, and no later one is followed by an earlier one. The mall takes that of this step, and of the one before
 * and after it: from `first = -1` on three codes serve at once.
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
/** The mall's owner invites a person, who joins the staff. */
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
