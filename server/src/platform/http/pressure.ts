const intervalMs = 100

type Pressure = { high: () => boolean; stop: () => void }

/** If the event loop lags by more than this limit twice in a row, new work is refused before memory grows. One long pause is not overload. */
export const watchPressure = (maxBehindMs: number, now: () => number = () => performance.now()): Pressure => {
  if (maxBehindMs === 0) return { high: () => false, stop: () => {} }
  let behind = 0
  let last = now()
  const timer = setInterval(() => {
    const at = now()
    behind = at - last - intervalMs > maxBehindMs ? behind + 1 : 0
    last = at
  }, intervalMs)
  timer.unref()
  return { high: () => behind >= 2, stop: () => clearInterval(timer) }
}
