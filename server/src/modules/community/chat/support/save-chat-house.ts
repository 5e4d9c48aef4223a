import type { saveChatHouse as call } from '@plaza/contract'
import { refused } from '@plaza/values'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { shopTalker } from '../participants/talkers.ts'
import { saveSupport } from './arrange-house.ts'

export const saveChatHouse: UseCase<typeof call> = async (ctx) => {
  const talker = await shopTalker(ctx)
  return talker ? saveSupport(ctx.kernel, talker, ctx.input) : refused('not_allowed')
}
