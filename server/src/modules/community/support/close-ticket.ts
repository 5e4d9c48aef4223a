import type { closeTicket as call } from '@plaza/contract'
import type { UseCase } from '../../../platform/http/serve.ts'
import { customerAsker } from './askers.ts'
import { close } from './tickets/close.ts'

export const closeTicket: UseCase<typeof call> = (ctx) => close(ctx.kernel, customerAsker(ctx), ctx.input.id)
