import type { sendShopMessage as call } from '@plaza/contract'
import { refused } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import { shopTalker } from './participants/talkers.ts'
import { say } from './conversations/say.ts'

export const sendShopMessage: UseCase<typeof call> = async (ask) => {
  const talker = await shopTalker(ask)
  return talker ? say(ask.kernel, talker, ask.input) : refused('not_allowed')
}
