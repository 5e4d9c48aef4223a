import type { getShopMessages as call } from '@plaza/contract'
import { refused } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import { shopIn } from './talkers/index.ts'
import { listMessages } from './talks/index.ts'

export const getShopMessages: UseCase<typeof call> = async (ask) => {
  const talker = await shopIn(ask)
  return talker ? listMessages(ask.kernel, talker, ask.input) : refused('not_allowed')
}
