/** A value, and the moment in milliseconds from which it applies. */
export type StepPoint = { at: number; value: number }

/** The index of the step that applies at a moment: the last one that began by then, or the first one if none has begun. */
export const stepAt = (points: readonly StepPoint[], moment: number): number =>
  Math.max(
    0,
    points.findLastIndex(({ at }) => at <= moment),
  )

/** Top of the chart's scale: a little above the highest step, and never zero. */
export const ceilingOf = (points: readonly StepPoint[]): number => Math.max(...points.map(({ value }) => value), 0) * 1.12 || 1

/** Extends the last step to the end of the chart. */
export const untilNow = (points: readonly StepPoint[], to: number): StepPoint[] => {
  const last = points.at(-1)
  return last && last.at < to ? [...points, { at: to, value: last.value }] : [...points]
}
