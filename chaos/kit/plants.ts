/** Faults that are put in on purpose, to see that they are found. */
export const plants = {
  'effect-unheard': 'an effect is written without the key that says it was heard: a second delivery repeats it',
  'told-outside': 'a fact is told after the transaction that makes it true: a kill between the two loses it',
  'key-unread': 'the key of a call is not looked at: a retry does the deed again',
  'errand-rekeyed': 'whoever is asked outside is given a new key each time: asked again, it does the thing again',
  'asked-inside': 'somebody outside is asked before the transaction commits: a kill undoes what they have done',
  'commit-unwaited': 'PostgreSQL acknowledges before it has written: a kill loses what was acknowledged',
} as const

export type Plant = keyof typeof plants
export const isPlant = (name: string): name is Plant => Object.hasOwn(plants, name)

export const plantOf = (args: readonly string[]): Plant | null => {
  const at = args.indexOf('--plant')
  if (at < 0) return null
  const name = args[at + 1] ?? ''
  if (!isPlant(name)) throw new Error(`There is no fault "${name}" to plant; there are ${Object.keys(plants).join(', ')}.`)
  return name
}
