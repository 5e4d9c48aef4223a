import type { getAboutUs as call } from '@plaza/contract'
import type { TimedUseCase } from '../../../platform/http/serve.ts'
import { answerPolicy } from './policy-pages/answer-policy.ts'

export const getAboutUs: TimedUseCase<typeof call> = ({ kernel, lang, input }) =>
  answerPolicy(kernel, { name: 'about_us', lang: input.data ?? lang, version: input.version })
