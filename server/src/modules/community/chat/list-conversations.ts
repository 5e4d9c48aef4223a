import type { listConversations as call } from '@plaza/contract'
import type { UseCase } from '../../../platform/http/serve.ts'
import { customerTalker } from './participants/talkers.ts'
import { listTalks } from './conversations/read-talks.ts'

export const listConversations: UseCase<typeof call> = (ctx) => listTalks(ctx.kernel, customerTalker(ctx), ctx.input)
