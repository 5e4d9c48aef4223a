import type { askSupportForShop as call } from '@plaza/contract'
import { refused } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import { shopAsker } from './askers.ts'
import { ask } from './tickets/write-ticket.ts'

export const askSupportForShop: UseCase<typeof call> = async (asked) => {
  const asker = await shopAsker(asked)
  return asker ? ask(asked.kernel, asker, asked.input) : refused('not_allowed')
}
