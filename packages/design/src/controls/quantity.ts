type Range = { min: number; max: number }

const within = (value: number, { min, max }: Range) => Math.max(min, Math.min(max, value))

/** The quantity one step above or below the current one, limited to the range. */
export const stepTo = (value: number, step: -1 | 1, range: Range): number => within(value + step, range)

/** Reads typed text as a whole quantity within the range. If the text contains no number, returns the old quantity. */
export const typedQuantity = (typed: string, { value, ...range }: Range & { value: number }): number => {
  const number = Number.parseInt(typed.normalize('NFKC').replaceAll(/\s/g, ''), 10)
  return Number.isNaN(number) ? value : within(number, range)
}
