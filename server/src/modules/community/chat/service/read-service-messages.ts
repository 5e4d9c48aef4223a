import type { readServiceMessages as call } from '@plaza/contract'
import { refused } from '@plaza/values'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { serviceIn } from '../participants/talkers.ts'
import { markMessagesRead } from '../conversations/read-talks.ts'

export const readServiceMessages: UseCase<typeof call> = async (ctx) => {
  const talker = await serviceIn(ctx, 'answers')
  return talker ? markMessagesRead(ctx.kernel, talker, ctx.input) : refused('not_allowed')
}
