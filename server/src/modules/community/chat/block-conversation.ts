import type { blockConversation as call } from '@plaza/contract'
import type { UseCase } from '../../../platform/http/serve.ts'
import { customerTalker } from './participants/talkers.ts'
import { block } from './conversations/block.ts'

export const blockConversation: UseCase<typeof call> = (ctx) => block(ctx.kernel, customerTalker(ctx), ctx.input)
