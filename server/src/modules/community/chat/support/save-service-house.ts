import type { saveServiceHouse as call } from '@plaza/contract'
import { refused } from '@plaza/values'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { serviceIn } from '../participants/talkers.ts'
import { saveSupport } from './arrange-house.ts'

export const saveServiceHouse: UseCase<typeof call> = async (ctx) => {
  const talker = await serviceIn(ctx, 'answers')
  return talker ? saveSupport(ctx.kernel, talker, ctx.input) : refused('not_allowed')
}
