import { setImmediate as breathe } from 'node:timers/promises'

/** One of many long-running works may block the event loop for this long. */
const sliceMs = 8

/** Does a long work step by step, and lets all else go on in between. */
export const inSlices = async <T>(steps: Generator<unknown, T>): Promise<T> => {
  let since = performance.now()
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    if (performance.now() - since < sliceMs) continue
    await breathe()
    since = performance.now()
  }
}

/** Runs all steps at once, where no request waits. */
export const atOnce = <T>(steps: Generator<unknown, T>): T => {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
