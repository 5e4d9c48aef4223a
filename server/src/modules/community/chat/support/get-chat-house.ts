import type { getChatHouse as call } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { shopTalker } from '../participants/talkers.ts'
import { readSupport } from './arrange-house.ts'

export const getChatHouse: UseCase<typeof call> = async (ctx) => {
  const talker = await shopTalker(ctx)
  return talker ? done(await readSupport(ctx.kernel, talker)) : refused('not_allowed')
}
