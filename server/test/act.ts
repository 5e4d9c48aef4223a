import type { Answered, DemoMall } from './demo-mall.ts'

/** What is asked, as a client writes it. */
export type Fields = Record<string, string>
/** One thing that somebody does: how it is asked, in which tables something of their own is different afterwards, and whether it leaves them with less. */
export type Act = {
  name: string
  /** What happened before, by other hands or by time. */
  given?: (doer: Doer) => Promise<unknown>
  ask?: (doer: Doer) => Fields | Promise<Fields>
  /** How it is asked where fields alone do not say it, as with a file. */
  send?: (doer: Doer) => Promise<Answered<unknown>>
  /** Of a long list, rows with this text are written down as well; the empty text stands in every row. */
  rowsWith?: string
  changes?: readonly string[]
  takesAway?: true
}

/** Somebody who does things one after another; what they learn by one is there for the next. */
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
