import { aboutUs } from './policies/about-us.ts'
import type { CastPolicy } from './policies/policy.ts'
import { privacy } from './policies/privacy.ts'
import { returns } from './policies/returns.ts'
import { support } from './policies/support.ts'
import { terms } from './policies/terms.ts'
import { user } from './policies/user.ts'

export const policies: readonly CastPolicy[] = [terms, support, returns, privacy, aboutUs, user]
