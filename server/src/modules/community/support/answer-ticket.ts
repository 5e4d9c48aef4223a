import type { answerTicket as call } from '@plaza/contract'
import { refused } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import { staffIn } from './askers.ts'
import { reply } from './tickets/write-ticket.ts'

export const answerTicket: UseCase<typeof call> = async (ctx) => {
  const asker = await staffIn(ctx, 'answers')
  return asker ? reply(ctx.kernel, asker, ctx.input) : refused('not_allowed')
}
