import type { showServiceTicket as call } from '@plaza/contract'
import { refused } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import { staffIn } from './askers.ts'
import { ticketFor } from './tickets/show.ts'

export const showServiceTicket: UseCase<typeof call> = async (ctx) => {
  const asker = await staffIn(ctx, 'reads')
  return asker ? ticketFor(ctx.kernel, asker, ctx.input.id) : refused('not_allowed')
}
