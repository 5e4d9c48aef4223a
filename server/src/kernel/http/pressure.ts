/** When the event loop lags a quarter of a second behind twice in a row, new work is turned away before memory grows. One long breath is no pressure. */
const everyMs = 100
const mostBehindMs = 250

export type Pressure = { high: () => boolean; stop: () => void }

export const watchPressure = (now: () => number = () => performance.now()): Pressure => {
  let behind = 0
  let last = now()
  const timer = setInterval(() => {
    const at = now()
    behind = at - last - everyMs > mostBehindMs ? behind + 1 : 0
    last = at
  }, everyMs)
  timer.unref()
  return { high: () => behind >= 2, stop: () => clearInterval(timer) }
}
