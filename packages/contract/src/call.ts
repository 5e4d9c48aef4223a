import type * as z from 'zod/mini'
import type { Code } from './codes.ts'

/** `member` is any logged-in customer, seller or operator. */
export type Who = 'visitor' | 'customer' | 'seller' | 'operator' | 'member'
export type Refusals = Readonly<Record<string, Code>>
type Schema = z.core.$ZodType

export type CallShape = {
  method: 'GET' | 'POST'
  /** The literal path under `/api`; `{name}` stands for one segment that arrives as the field `name`. */
  path: `/${string}`
  who: Who
  /** True if the call moves money or places an order. It takes an `idempotency_key`; a repeat with the same key returns the first answer. */
  once?: boolean
  /** Takes one file in addition to its fields, as `multipart/form-data`. */
  takes?: 'file'
  input?: Schema
  answer: Schema
  /** The code for malformed fields, if it differs from the shared one. */
  malformed?: Code
  /** The reasons for which the call may be refused, with their codes on the wire. */
  refusals?: Refusals
  summary: string
}

export type Call<S extends CallShape = CallShape> = Readonly<S>
export type InputOf<C extends CallShape> = C['input'] extends Schema ? z.core.output<C['input']> : Record<string, never>
export type AskOf<C extends CallShape> = C['input'] extends Schema ? z.core.input<C['input']> : Record<string, never>
export type AnswerOf<C extends CallShape> = z.core.output<C['answer']>
export type ReasonOf<C extends CallShape> = C['refusals'] extends Refusals ? keyof C['refusals'] & string : never

/** Declares a call for both server and client. */
export const call = <const S extends CallShape>(shape: S): Call<S> => shape
