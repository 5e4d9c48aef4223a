import type { Kernel } from '../../../platform/kernel.ts'
import { websiteConfig } from '../../foundation/settings/index.ts'
import { operatorByEmail } from './operators/operator-rows.ts'
import { codeAt, otpauth, secondsLeft, stepAt } from './secrets/totp.ts'
import { totpOf } from './secrets/totp-rows.ts'

type ShownTotp = { secret: string; otpauth: string; code: string; changes_in: number }

/**
 * The demo mall shows its staff's login code, because its visitors have no authenticator app for these accounts. Only the demo mall does this, and
 * only for invented people.
 */
export const demoTotpOf = async (kernel: Kernel, email: string): Promise<ShownTotp | null> => {
  if (!kernel.environment.demo) return null
  const operator = await operatorByEmail(kernel.db, email)
  const secret = operator?.demo ? totpOf(kernel.keys, operator) : null
  if (secret === null) return null
  const { shop_name: issuer } = await websiteConfig(kernel)
  const now = kernel.now()
  return { secret, otpauth: otpauth({ secret, email, issuer }), code: codeAt(secret, stepAt(now)), changes_in: secondsLeft(now) }
}
