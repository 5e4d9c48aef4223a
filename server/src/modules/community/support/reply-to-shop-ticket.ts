import type { replyToShopTicket as call } from '@plaza/contract'
import { refused } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import { shopIn } from './askers.ts'
import { reply } from './tickets/index.ts'

export const replyToShopTicket: UseCase<typeof call> = async (asked) => {
  const asker = await shopIn(asked)
  return asker ? reply(asked.kernel, asker, asked.input) : refused('not_allowed')
}
