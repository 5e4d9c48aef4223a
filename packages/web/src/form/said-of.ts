import { isCallFailure } from '@plaza/client'
import type { NeededWords } from '../reading/index.ts'

/** The message for a failed call: the mall's message, or the app's if the mall sent none. */
export const saidOf = (error: unknown, { common }: NeededWords): string => {
  if (!isCallFailure(error)) return common.requestFailed
  return error.said ?? (error.kind === 'network' ? common.networkFailed : common.requestFailed)
}
