import { isCallFailure } from '@plaza/client'
import type { NeededWords } from '../reading/index.ts'

/** The message for a failure: the mall's own, or the app's. */
export const saidOf = (error: unknown, { common }: NeededWords): string => {
  if (!isCallFailure(error)) return common.requestFailed
  return error.said ?? (error.kind === 'network' ? common.networkFailed : common.requestFailed)
}
