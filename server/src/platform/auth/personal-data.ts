import type { RawBuilder } from 'kysely'
import type { Db } from '../db/database.ts'

/** An SQL expression that reads a module's data about a person. One query combines the expressions of all modules. */
export type PersonQuery = (personId: RawBuilder<unknown>) => RawBuilder<unknown>
type Reads<T> = (db: Db, personId: string) => Promise<T>

/** Data that a module adds to a customer account. Each module declares it. The accounts module uses it for profile, export and closing. */
export type AddsToPerson<Field extends string = string, Reason extends string = string> = {
  /** Fields of the signed-in user, each as the JSON of the wire; null leaves the default. */
  shows?: Readonly<Partial<Record<Field, PersonQuery>>>
  /** Personal data for the user's export, keyed by its name in the export. */
  ownData?: Readonly<Record<string, Reads<unknown>>>
  /** Conditions that block a request to close the account, by the reason that the user reads. */
  keepsOpen?: Readonly<Partial<Record<Reason, Reads<boolean>>>>
  /** Conditions that must be settled before the account is closed, such as a balance or an order. The accounts module checks them repeatedly. */
  unsettled?: Reads<boolean>
}

export type People = {
  shows: ReadonlyMap<string, PersonQuery>
  ownData: ReadonlyMap<string, Reads<unknown>>
  keepsOpen: ReadonlyMap<string, Reads<boolean>>
  unsettled: readonly Reads<boolean>[]
}

/** Merges the account additions of all modules. A duplicate name throws, because one module would hide the other. */
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
