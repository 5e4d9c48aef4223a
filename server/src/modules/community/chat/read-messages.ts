import type { readMessages as call } from '@plaza/contract'
import type { UseCase } from '../../../platform/http/serve.ts'
import { customerIn } from './participants/index.ts'
import { markRead } from './conversations/index.ts'

export const readMessages: UseCase<typeof call> = (ask) => markRead(ask.kernel, customerIn(ask), ask.input)
