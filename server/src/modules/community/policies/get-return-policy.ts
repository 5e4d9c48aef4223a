import type { getReturnPolicy as call } from '@plaza/contract'
import type { TimedUseCase } from '../../../platform/http/serve.ts'
import { answerPolicy } from './policy-pages/answer-policy.ts'

export const getReturnPolicy: TimedUseCase<typeof call> = ({ kernel, lang, input }) =>
  answerPolicy(kernel, { name: 'return', lang, version: input.version })
