import type { listTickets as call } from '@plaza/contract'
import type { UseCase } from '../../../platform/http/serve.ts'
import { customerAsker } from './askers.ts'
import { listFor } from './tickets/list-tickets.ts'

export const listTickets: UseCase<typeof call> = (ctx) => listFor(ctx.kernel, customerAsker(ctx), ctx.input)
