import type { getMessages as call } from '@plaza/contract'
import type { UseCase } from '../../../platform/http/serve.ts'
import { customerIn } from './participants/index.ts'
import { listMessages } from './conversations/index.ts'

export const getMessages: UseCase<typeof call> = (ask) => listMessages(ask.kernel, customerIn(ask), ask.input)
