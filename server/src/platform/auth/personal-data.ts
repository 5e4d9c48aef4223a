import type { RawBuilder } from 'kysely'
import type { Db } from '../db/database.ts'

/** A part of one statement, so that a question about a person is asked of the database once, whoever knows the answers. */
export type Asked = (personId: RawBuilder<unknown>) => RawBuilder<unknown>
type Reads<T> = (db: Db, personId: string) => Promise<T>

/** What a slice adds to a customer; it says so on the page of slices, and accounts shows, hands out and closes with all of it. */
export type AddsToPerson<Field extends string = string, Reason extends string = string> = {
  /** Fields of whoever is logged in, each as the JSON that the wire has; null leaves what holds for everybody. */
  shows?: Readonly<Partial<Record<Field, Asked>>>
  /** What it keeps about them, for whoever takes it away, under the name that it has there. */
  ownData?: Readonly<Record<string, Reads<unknown>>>
  /** What they have to end themselves before they can ask that the account be closed, by the reason that they are told. */
  keepsOpen?: Readonly<Partial<Record<Reason, Reads<boolean>>>>
  /** What has to settle before the account is closed, such as a balance or an order; it is looked at again and again. */
  unsettled?: Reads<boolean>
}

export type People = {
  shows: ReadonlyMap<string, Asked>
  ownData: ReadonlyMap<string, Reads<unknown>>
  keepsOpen: ReadonlyMap<string, Reads<boolean>>
  unsettled: readonly Reads<boolean>[]
}

/** Each name by itself: two slices that say the same of a person would hide each other. */
const together = <T>(what: string, added: readonly (Readonly<Partial<Record<string, T>>> | undefined)[]): ReadonlyMap<string, T> => {
  const all = new Map<string, T>()
  for (const [name, each] of added.flatMap((one) => Object.entries(one ?? {}))) {
    if (all.has(name)) throw new Error(`two slices add ${what} ${name} to a person`)
    if (each !== undefined) all.set(name, each)
  }
  return new Map([...all].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

export const gatherPeople = (added: readonly AddsToPerson[]): People => ({
  shows: together(
    'the field',
    added.map(({ shows }) => shows),
  ),
  ownData: together(
    'the data',
    added.map(({ ownData }) => ownData),
  ),
  keepsOpen: together(
    'the reason',
    added.map(({ keepsOpen }) => keepsOpen),
  ),
  unsettled: added.flatMap(({ unsettled }) => unsettled ?? []),
})
