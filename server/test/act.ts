import type { Answered, DemoMall } from './demo-mall.ts'

/** The input as a client sends it. */
export type Fields = Record<string, string>
/** One act of a user: its input, the tables in which their own rows change, and whether the user has less afterwards. */
export type Act = {
  name: string
  /** Set-up before the act, by other people or by time. */
  given?: (doer: Doer) => Promise<unknown>
  ask?: (doer: Doer) => Fields | Promise<Fields>
  /** How it is asked where fields alone do not say it, as with a file. */
  send?: (doer: Doer) => Promise<Answered<unknown>>
  /** Of a long list, rows with this text are written down as well; the empty text stands in every row. */
  rowsWith?: string
  changes?: readonly string[]
  takesAway?: true
}

/** A user who performs acts one after another; values learnt from one act are there for the next. */
export type Doer = {
  mall: DemoMall
  email: string
  password: string
  secret: string
  headers: Fields
  /** Whose money an operator decides about. */
  customer?: string
  learnt: { ticket?: string; saved_id?: string; id?: string; link?: string; review?: string; recovery_codes?: string[] }
}
