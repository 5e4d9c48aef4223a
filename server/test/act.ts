import type { Answered, DemoMall } from './demo-mall.ts'

/** Input fields as a client sends them. */
export type Fields = Record<string, string>
/** One act of a user: its input, the tables in which their own rows change, and whether the user has less afterwards. */
export type Act = {
  name: string
  /** Set-up before the act, by other people or by time. */
  prepare?: (doer: Doer) => Promise<unknown>
  ask?: (doer: Doer) => Fields | Promise<Fields>
  /** Sends the request if fields alone are not enough, as with a file. */
  send?: (doer: Doer) => Promise<Answered<unknown>>
  /** In a long list, also records rows that contain this text; the empty text records all rows. */
  rowsWith?: string
  changes?: readonly string[]
  takesAway?: true
}

/** A user who performs acts one after another. Later acts can use values learnt from earlier ones. */
export type Doer = {
  mall: DemoMall
  email: string
  password: string
  secret: string
  headers: Fields
  /** The customer whose money an operator decides about. */
  customer?: string
  learnt: { ticket?: string; saved_id?: string; id?: string; link?: string; review?: string; recovery_codes?: string[] }
}
