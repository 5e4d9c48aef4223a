import type { reportConversation as call } from '@plaza/contract'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { customerTalker } from '../participants/talkers.ts'
import { report } from './report.ts'

export const reportConversation: UseCase<typeof call> = (ctx) => report(ctx.kernel, customerTalker(ctx), ctx.input)
