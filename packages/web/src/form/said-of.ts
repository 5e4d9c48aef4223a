import { isCallFailure } from '@plaza/client'
import type { NeededWords } from '../reading/index.ts'

/** What people are told of something that failed: the mall's own words, or those of the app. */
export const saidOf = (error: unknown, { common }: NeededWords): string => {
  if (!isCallFailure(error)) return common.requestFailed
  return error.said ?? (error.kind === 'network' ? common.networkFailed : common.requestFailed)
}
