import type { reportShopConversation as call } from '@plaza/contract'
import { refused } from '@plaza/values'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { shopTalker } from '../participants/talkers.ts'
import { report } from './report.ts'

export const reportShopConversation: UseCase<typeof call> = async (ctx) => {
  const talker = await shopTalker(ctx)
  return talker ? report(ctx.kernel, talker, ctx.input) : refused('not_allowed')
}
