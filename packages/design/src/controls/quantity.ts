type Range = { min: number; max: number }

const within = (value: number, { min, max }: Range) => Math.max(min, Math.min(max, value))

/** One step up or down from the current value, inside the range. */
export const stepTo = (value: number, step: -1 | 1, range: Range): number => within(value + step, range)

/** Reads typed text as a whole quantity within the range. Text without a number leaves the old quantity. */
export const typedQuantity = (typed: string, { value, ...range }: Range & { value: number }): number => {
  const number = Number.parseInt(typed.normalize('NFKC').replaceAll(/\s/g, ''), 10)
  return Number.isNaN(number) ? value : within(number, range)
}
