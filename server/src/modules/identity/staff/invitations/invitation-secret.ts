import { createHmac } from 'node:crypto'
import type { Kernel } from '../../../../platform/kernel.ts'
import { toBase32 } from '../secrets/totp.ts'

/** The TOTP secret is derived from the link's token. Opening the link again shows the same secret, without storing it. */
export const secretOf = ({ keys }: Kernel, token: string): string =>
  toBase32(createHmac('sha256', keys.for('invitations')).update(token).digest().subarray(0, 20))
