import type { replyToShopTicket as call } from '@plaza/contract'
import { refused } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import { shopAsker } from './askers.ts'
import { reply } from './tickets/write-ticket.ts'

export const replyToShopTicket: UseCase<typeof call> = async (ctx) => {
  const asker = await shopAsker(ctx)
  return asker ? reply(ctx.kernel, asker, ctx.input) : refused('not_allowed')
}
