import type { sendShopMessage as call } from '@plaza/contract'
import { refused } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import { shopTalker } from './participants/talkers.ts'
import { say } from './conversations/say.ts'

export const sendShopMessage: UseCase<typeof call> = async (ctx) => {
  const talker = await shopTalker(ctx)
  return talker ? say(ctx.kernel, talker, ctx.input) : refused('not_allowed')
}
