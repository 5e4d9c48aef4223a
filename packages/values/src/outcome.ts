/** Result of a use case: done, or refused for a reason that users may see. Exceptions are for bugs. */
export type Outcome<T, R extends string> = Done<T> | Refused<R>
export type Done<T> = {
  readonly done: T
  /**
   * Time in milliseconds when the value becomes stale without a write, such as the end of a discount or a product's expiry. Undefined if there is no
   * such time.
   */
  readonly trueUntil?: number
}
/** Outcome of a use case that must state when its value becomes stale. */
export type TimedOutcome<T, R extends string> = Required<Done<T>> | Refused<R>
export type Refused<R extends string> = { readonly refused: R; readonly details?: unknown }

export function done(): Done<undefined>
export function done<T>(value: T): Done<T>
export function done<T>(value?: T): Done<T | undefined> {
  return { done: value }
}

/** A value that is valid until `trueUntil`. `Infinity`: it does not become stale by time alone. */
export const doneUntil = <T>(trueUntil: number, value: T): Required<Done<T>> => ({ done: value, trueUntil })

/** Refuses a use case. `details` contains data for the message, such as the lines out of stock or the time to wait. */
export function refused<const R extends string>(reason: R, details?: unknown): Refused<R> {
  return details === undefined ? { refused: reason } : { refused: reason, details }
}

export const isDone = <T, R extends string>(outcome: Outcome<T, R>): outcome is Done<T> => 'done' in outcome
export const isRefused = <T, R extends string>(outcome: Outcome<T, R>): outcome is Refused<R> => 'refused' in outcome
