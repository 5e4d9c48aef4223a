import type { getServiceHouse as call } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { serviceIn } from '../participants/talkers.ts'
import { readSupport } from './arrange-house.ts'

export const getServiceHouse: UseCase<typeof call> = async (ctx) => {
  const talker = await serviceIn(ctx, 'reads')
  return talker ? done(await readSupport(ctx.kernel, talker)) : refused('not_allowed')
}
