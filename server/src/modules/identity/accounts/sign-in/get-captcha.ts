import type { getCaptcha as shape } from '@plaza/contract'
import { done } from '@plaza/values'
import { makeChallenge } from '../../../../platform/auth/captcha.ts'
import type { UseCase } from '../../../../platform/http/serve.ts'

export const getCaptcha: UseCase<typeof shape> = async ({ kernel }) => done(makeChallenge(kernel))
