import { isCallFailure } from '@plaza/client'
import type { NeededWords } from '../reading/index.ts'

/**
 * The message for a failed call: the mall's message, or the app's if the mall sent none. A missing answer has two causes: this device has no
 * connection, or the mall does not answer.
 */
export const saidOf = (error: unknown, { common }: NeededWords): string => {
  if (!isCallFailure(error)) return common.requestFailed
  if (error.said !== undefined) return error.said
  return error.reason === 'unreachable' ? lostText(common) : common.requestFailed
}

/** Why no answer came: the connection of this device, or the mall. */
export const lostText = ({ networkFailed, unreachable }: NeededWords['common']): string =>
  globalThis.navigator?.onLine === false ? networkFailed : unreachable
