import type { sendServiceMessage as call } from '@plaza/contract'
import { refused } from '@plaza/values'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { serviceIn } from '../participants/talkers.ts'
import { say } from '../conversations/say.ts'

export const sendServiceMessage: UseCase<typeof call> = async (ctx) => {
  const talker = await serviceIn(ctx, 'answers')
  return talker ? say(ctx.kernel, talker, ctx.input) : refused('not_allowed')
}
