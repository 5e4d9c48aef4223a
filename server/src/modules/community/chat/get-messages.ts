import type { getMessages as call } from '@plaza/contract'
import type { UseCase } from '../../../platform/http/serve.ts'
import { customerTalker } from './participants/talkers.ts'
import { listMessages } from './conversations/read-talks.ts'

export const getMessages: UseCase<typeof call> = (ctx) => listMessages(ctx.kernel, customerTalker(ctx), ctx.input)
