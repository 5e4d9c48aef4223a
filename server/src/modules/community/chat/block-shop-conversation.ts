import type { blockShopConversation as call } from '@plaza/contract'
import { refused } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import { shopTalker } from './participants/talkers.ts'
import { block } from './conversations/block.ts'

export const blockShopConversation: UseCase<typeof call> = async (ctx) => {
  const talker = await shopTalker(ctx)
  return talker ? block(ctx.kernel, talker, ctx.input) : refused('not_allowed')
}
