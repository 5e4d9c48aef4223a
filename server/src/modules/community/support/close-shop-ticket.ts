import type { closeShopTicket as call } from '@plaza/contract'
import { refused } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import { shopAsker } from './askers.ts'
import { close } from './tickets/close.ts'

export const closeShopTicket: UseCase<typeof call> = async (ctx) => {
  const asker = await shopAsker(ctx)
  return asker ? close(ctx.kernel, asker, ctx.input.id) : refused('not_allowed')
}
