/** Lets so many works go on at once; those that come later wait for their turn, first come first served. */
export const turnsOf = (most: number) => {
  const waiting: (() => void)[] = []
  let busy = 0
  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else busy -= 1
  }
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (busy < most) busy += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
