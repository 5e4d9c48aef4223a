import type { listServiceConversations as call } from '@plaza/contract'
import { refused } from '@plaza/values'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { serviceIn } from '../participants/talkers.ts'
import { listTalks } from '../conversations/read-talks.ts'

export const listServiceConversations: UseCase<typeof call> = async (ctx) => {
  const talker = await serviceIn(ctx, 'reads')
  return talker ? listTalks(ctx.kernel, talker, ctx.input) : refused('not_allowed')
}
