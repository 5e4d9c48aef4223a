import type { reportShopConversation as call } from '@plaza/contract'
import { refused } from '@plaza/values'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { shopTalker } from '../participants/talkers.ts'
import { report } from './report.ts'

export const reportShopConversation: UseCase<typeof call> = async (ask) => {
  const talker = await shopTalker(ask)
  return talker ? report(ask.kernel, talker, ask.input) : refused('not_allowed')
}
