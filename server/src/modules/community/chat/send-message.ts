import type { sendMessage as call } from '@plaza/contract'
import type { UseCase } from '../../../platform/http/serve.ts'
import { customerTalker } from './participants/talkers.ts'
import { say } from './conversations/say.ts'

export const sendMessage: UseCase<typeof call> = (ctx) => say(ctx.kernel, customerTalker(ctx), ctx.input)
