import type { readShopMessages as call } from '@plaza/contract'
import { refused } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import { shopTalker } from './participants/talkers.ts'
import { markMessagesRead } from './conversations/read-talks.ts'

export const readShopMessages: UseCase<typeof call> = async (ctx) => {
  const talker = await shopTalker(ctx)
  return talker ? markMessagesRead(ctx.kernel, talker, ctx.input) : refused('not_allowed')
}
