import { onTestFinished, vi } from 'vitest'

/** Until the test ends, timers of exactly this length never fire. Elements that such timers would remove then stay, however slow the machine is. */
export const holdTimersOf = (ms: number): void => {
  const real = globalThis.setTimeout
  const held = (work: () => void, after?: number, ...args: unknown[]) =>
    after === ms ? real(() => undefined, 0) : real(work, after, ...(args as []))
  const watch = vi.spyOn(globalThis, 'setTimeout').mockImplementation(held as typeof setTimeout)
  onTestFinished(() => watch.mockRestore())
}
