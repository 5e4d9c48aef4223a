/** Faults that a chaos run can plant, to prove that it finds them. */
export const plants = {
  'effect-without-key': 'a handler writes its effect without the key of the delivery: a second delivery repeats the effect',
  'published-outside': 'an event is published after its transaction: a kill between the two loses the event',
  'key-ignored': 'the server ignores the idempotency key of a call: a retry repeats the write',
  'outbound-rekeyed': 'each try of an outbound call has a new key: a retry repeats the effect at the gateway',
  'called-inside': 'an outbound call runs before the transaction commits: a kill rolls the row back, but not the effect outside',
  'commit-not-flushed': 'PostgreSQL acknowledges a commit before it is on disk: a kill loses acknowledged writes',
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
