import type { getShopMessages as call } from '@plaza/contract'
import { refused } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import { shopTalker } from './participants/talkers.ts'
import { listMessages } from './conversations/read-talks.ts'

export const getShopMessages: UseCase<typeof call> = async (ctx) => {
  const talker = await shopTalker(ctx)
  return talker ? listMessages(ctx.kernel, talker, ctx.input) : refused('not_allowed')
}
