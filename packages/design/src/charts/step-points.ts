/** From a moment on (in milliseconds) something is so much. */
export type StepPoint = { at: number; value: number }

/** The step that holds at a moment: the last that began by then, or the first of all. */
export const stepAt = (points: readonly StepPoint[], moment: number): number =>
  Math.max(
    0,
    points.findLastIndex(({ at }) => at <= moment),
  )

/** How high the chart reaches: a little above the highest step, and never flat. */
export const ceilingOf = (points: readonly StepPoint[]): number => Math.max(...points.map(({ value }) => value), 0) * 1.12 || 1

/** The last step lasts until now. */
export const untilNow = (points: readonly StepPoint[], to: number): StepPoint[] => {
  const last = points.at(-1)
  return last && last.at < to ? [...points, { at: to, value: last.value }] : [...points]
}
