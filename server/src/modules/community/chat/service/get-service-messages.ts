import type { getServiceMessages as call } from '@plaza/contract'
import { refused } from '@plaza/values'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { serviceIn } from '../participants/talkers.ts'
import { listMessages } from '../conversations/read-talks.ts'

export const getServiceMessages: UseCase<typeof call> = async (ctx) => {
  const talker = await serviceIn(ctx, 'reads')
  return talker ? listMessages(ctx.kernel, talker, ctx.input) : refused('not_allowed')
}
