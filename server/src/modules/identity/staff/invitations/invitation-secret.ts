import { createHmac } from 'node:crypto'
import type { Kernel } from '../../../../platform/kernel.ts'
import { toBase32 } from '../secrets/totp.ts'

/** The secret belongs to the link: whoever opens it again sees the same one, and nothing has to be kept. */
export const secretOf = ({ keys }: Kernel, token: string): string =>
  toBase32(createHmac('sha256', keys.for('invitations')).update(token).digest().subarray(0, 20))
