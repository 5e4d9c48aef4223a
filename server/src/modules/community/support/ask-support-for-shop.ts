import type { askSupportForShop as call } from '@plaza/contract'
import { refused } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import { shopAsker } from './askers.ts'
import { ask } from './tickets/write-ticket.ts'

export const askSupportForShop: UseCase<typeof call> = async (ctx) => {
  const asker = await shopAsker(ctx)
  return asker ? ask(ctx.kernel, asker, ctx.input) : refused('not_allowed')
}
