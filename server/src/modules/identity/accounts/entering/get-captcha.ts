import type { getCaptcha as shape } from '@plaza/contract'
import { done } from '@plaza/values'
import { makeChallenge } from '../../../../kernel/captcha.ts'
import type { UseCase } from '../../../../kernel/http/serve.ts'

export const getCaptcha: UseCase<typeof shape> = async ({ kernel }) => done(makeChallenge(kernel))
