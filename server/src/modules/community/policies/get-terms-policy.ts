import type { getTermsPolicy as call } from '@plaza/contract'
import type { TimedUseCase } from '../../../platform/http/serve.ts'
import { answerPolicy } from './policy-pages/answer-policy.ts'

export const getTermsPolicy: TimedUseCase<typeof call> = ({ kernel, lang, input }) =>
  answerPolicy(kernel, { name: 'terms', lang, version: input.version })
