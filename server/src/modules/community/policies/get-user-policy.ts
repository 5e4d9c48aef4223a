import type { getUserPolicy as call } from '@plaza/contract'
import type { TimedUseCase } from '../../../platform/http/serve.ts'
import { answerPolicy } from './policy-pages/answer-policy.ts'

export const getUserPolicy: TimedUseCase<typeof call> = ({ kernel, lang, input }) =>
  answerPolicy(kernel, { name: 'user', lang, version: input.version })
