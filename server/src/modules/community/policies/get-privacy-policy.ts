import type { getPrivacyPolicy as call } from '@plaza/contract'
import type { TimedUseCase } from '../../../platform/http/serve.ts'
import { answerPolicy } from './policy-pages/answer-policy.ts'

export const getPrivacyPolicy: TimedUseCase<typeof call> = ({ kernel, lang, input }) =>
  answerPolicy(kernel, { name: 'privacy', lang, version: input.version })
