import { createStore } from '../store/index.ts'

/** True while the mall does not answer. One lost request is no sign of that, so the second in a row sets it. */
export const mallAway = createStore(false)

let lost = 0
/** Records whether the mall answered a request. */
export const noteReach = (isReached: boolean): void => {
  lost = isReached ? 0 : lost + 1
  if (mallAway.current() !== lost > 1) mallAway.set(lost > 1)
}
