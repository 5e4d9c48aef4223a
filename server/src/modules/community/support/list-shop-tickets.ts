import type { listShopTickets as call } from '@plaza/contract'
import { refused } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import { shopAsker } from './askers.ts'
import { listFor } from './tickets/list-tickets.ts'

export const listShopTickets: UseCase<typeof call> = async (ctx) => {
  const asker = await shopAsker(ctx)
  return asker ? listFor(ctx.kernel, asker, ctx.input) : refused('not_allowed')
}
