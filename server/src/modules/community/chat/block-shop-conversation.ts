import type { blockShopConversation as call } from '@plaza/contract'
import { refused } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import { shopTalker } from './participants/talkers.ts'
import { block } from './conversations/block.ts'

export const blockShopConversation: UseCase<typeof call> = async (ask) => {
  const talker = await shopTalker(ask)
  return talker ? block(ask.kernel, talker, ask.input) : refused('not_allowed')
}
