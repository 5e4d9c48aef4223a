type Choices = Readonly<Record<string, readonly unknown[]>>
export type Chosen<C extends Choices> = { [N in keyof C]: C[N][number] }

const keysOf = (chosen: Readonly<Record<string, unknown>>, names: readonly string[]): string[] =>
  names.flatMap((a, at) => names.slice(at + 1).map((b) => `${a}=${String(chosen[a])}&${b}=${String(chosen[b])}`))

/** Every combination of the given choices. */
export const everyCase = <const C extends Choices>(choices: C): Chosen<C>[] =>
  Object.entries(choices).reduce<Record<string, unknown>[]>(
    (cases, [name, values]) => cases.flatMap((each) => values.map((value) => ({ ...each, [name]: value }))),
    [{}],
  ) as Chosen<C>[]

/**
 * Selects few combinations in which any two values of different choices occur together at least once. The same choices always give the same cases.
 */
export const pairsOf = <const C extends Choices>(choices: C): Chosen<C>[] => {
  const names = Object.keys(choices)
  const all = everyCase(choices)
  const open = new Set(all.flatMap((each) => keysOf(each, names)))
  const picked: Chosen<C>[] = []
  while (open.size > 0) {
    const gain = (each: Chosen<C>) => keysOf(each, names).filter((key) => open.has(key)).length
    const best = all.reduce((a, b) => (gain(b) > gain(a) ? b : a))
    for (const key of keysOf(best, names)) open.delete(key)
    picked.push(best)
  }
  return picked
}

/** The name of a test case in the test report. */
export const said = (chosen: Readonly<Record<string, unknown>>): string =>
  Object.entries(chosen)
    .map(([name, value]) => `${name} ${String(value)}`)
    .join(', ')
