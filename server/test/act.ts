import type { Answered, DemoMall } from './demo-mall.ts'

/** Input fields as a client sends them. */
export type Fields = Record<string, string>
/** One test action of a user: its input, the tables in which the user's rows change, and whether the user has less afterwards. */
export type Act = {
  name: string
  /** Set-up before the action, such as actions of other people or the passing of time. */
  prepare?: (doer: Doer) => Promise<unknown>
  ask?: (doer: Doer) => Fields | Promise<Fields>
  /** Sends the request if fields alone are not enough, as with a file. */
  send?: (doer: Doer) => Promise<Answered<unknown>>
  /** In a long list, also compares rows that contain this text. The empty text includes all rows. */
  rowsWith?: string
  changes?: readonly string[]
  takesAway?: true
}

/** A user who performs test actions one after another. Later actions can use values from earlier responses. */
export type Doer = {
  mall: DemoMall
  email: string
  password: string
  secret: string
  headers: Fields
  /** Email address of the customer about whom an operator decides. */
  customer?: string
  learnt: { ticket?: string; saved_id?: string; id?: string; link?: string; review?: string; recovery_codes?: string[] }
}
