import type { replyToTicket as call } from '@plaza/contract'
import type { UseCase } from '../../../platform/http/serve.ts'
import { customerAsker } from './askers.ts'
import { reply } from './tickets/write-ticket.ts'

export const replyToTicket: UseCase<typeof call> = (ctx) => reply(ctx.kernel, customerAsker(ctx), ctx.input)
