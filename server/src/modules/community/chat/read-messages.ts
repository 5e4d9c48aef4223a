import type { readMessages as call } from '@plaza/contract'
import type { UseCase } from '../../../platform/http/serve.ts'
import { customerTalker } from './participants/index.ts'
import { markMessagesRead } from './conversations/index.ts'

export const readMessages: UseCase<typeof call> = (ask) => markMessagesRead(ask.kernel, customerTalker(ask), ask.input)
