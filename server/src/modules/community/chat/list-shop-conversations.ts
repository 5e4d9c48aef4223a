import type { listShopConversations as call } from '@plaza/contract'
import { refused } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import { shopTalker } from './participants/talkers.ts'
import { listTalks } from './conversations/read-talks.ts'

export const listShopConversations: UseCase<typeof call> = async (ask) => {
  const talker = await shopTalker(ask)
  return talker ? listTalks(ask.kernel, talker, ask.input) : refused('not_allowed')
}
