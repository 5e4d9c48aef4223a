import type { readMessages as call } from '@plaza/contract'
import type { UseCase } from '../../../platform/http/serve.ts'
import { customerTalker } from './participants/talkers.ts'
import { markMessagesRead } from './conversations/read-talks.ts'

export const readMessages: UseCase<typeof call> = (ctx) => markMessagesRead(ctx.kernel, customerTalker(ctx), ctx.input)
