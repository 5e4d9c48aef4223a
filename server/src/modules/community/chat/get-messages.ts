import type { getMessages as call } from '@plaza/contract'
import type { UseCase } from '../../../platform/http/serve.ts'
import { customerTalker } from './participants/index.ts'
import { listMessages } from './conversations/index.ts'

export const getMessages: UseCase<typeof call> = (ask) => listMessages(ask.kernel, customerTalker(ask), ask.input)
