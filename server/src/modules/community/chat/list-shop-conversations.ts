import type { listShopConversations as call } from '@plaza/contract'
import { refused } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import { shopTalker } from './participants/talkers.ts'
import { listTalks } from './conversations/read-talks.ts'

export const listShopConversations: UseCase<typeof call> = async (ctx) => {
  const talker = await shopTalker(ctx)
  return talker ? listTalks(ctx.kernel, talker, ctx.input) : refused('not_allowed')
}
