import type { askSupport as call } from '@plaza/contract'
import type { UseCase } from '../../../platform/http/serve.ts'
import { customerAsker } from './askers.ts'
import { ask } from './tickets/write-ticket.ts'

export const askSupport: UseCase<typeof call> = (ctx) => ask(ctx.kernel, customerAsker(ctx), ctx.input)
