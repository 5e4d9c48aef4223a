import { setImmediate as breathe } from 'node:timers/promises'

/** Maximum time in milliseconds for which a long task may block the event loop. */
const sliceMs = 8

/** Runs a long task step by step, and lets other tasks run in between. */
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

/** Runs all steps without a break. Use it only where no request waits. */
export const atOnce = <T>(steps: Generator<unknown, T>): T => {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
