import type { showTicket as call } from '@plaza/contract'
import type { UseCase } from '../../../platform/http/serve.ts'
import { customerAsker } from './askers.ts'
import { ticketFor } from './tickets/show.ts'

export const showTicket: UseCase<typeof call> = (ctx) => ticketFor(ctx.kernel, customerAsker(ctx), ctx.input.id)
