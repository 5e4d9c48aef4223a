type Start = typeof globalThis.setTimeout

/**
 * Ends the timers of a test together with the test. The app tries a lost request again after some seconds, and then shows a toast; without this, the
 * toast would replace the toast of a later test.
 */
export const ownTimers = () => {
  const { setTimeout: start } = globalThis
  const running = new Set<ReturnType<Start>>()
  const startOwn = ((...args: Parameters<Start>) => {
    const timer = start(...args)
    running.add(timer)
    return timer
  }) as Start
  return {
    begin: () => void (globalThis.setTimeout = startOwn),
    end: () => {
      globalThis.setTimeout = start
      for (const timer of running) clearTimeout(timer)
      running.clear()
    },
  }
}
