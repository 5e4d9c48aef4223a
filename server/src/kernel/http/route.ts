import type { AnswerOf, Call, CallShape, InputOf, ReasonOf } from '@plaza/contract'
import type { Language, Outcome, Refused } from '@plaza/values'
import type { Kernel } from '../kernel.ts'
import type { Alongside, Session } from '../sessions.ts'
import type { FileFault } from './read-file-form.ts'

/** What a use case is asked: checked input, in whose name, and what it may lean on. */
export type Ask<C extends CallShape> = {
  kernel: Kernel
  input: InputOf<C>
  lang: Language
  /** Who asks; null for a visitor, and never null where the call names somebody. */
  session: Session | null
  /** The token that `session` was found by. */
  token: string | null
  address: string
  device: string
  /** The bytes that a call for files was sent. */
  file: Buffer | null
  /** What the browser keeps for us, as it sent it. */
  cookies: string
}
/** The session of a call that names who may: the door lets nobody else in. */
export const ownSession = ({ session }: Pick<Ask<CallShape>, 'session'>): Session => {
  if (!session) throw new Error('a call that names somebody was asked by nobody')
  return session
}
/** The person behind such a call. */
export const whoAsks = (ask: Pick<Ask<CallShape>, 'session'>): string => ownSession(ask).personId

export type UseCase<C extends CallShape> = (ask: Ask<C>) => Promise<Outcome<AnswerOf<C>, ReasonOf<C>>>

/** An answer that is the same for everybody may be kept, under tags that say what it shows. */
export type Keep<C extends CallShape> = {
  /** How long, where time alone can make it untrue; 0 for an answer that is not kept at all. */
  seconds: number | ((answer: AnswerOf<C>) => number)
  tags: (input: InputOf<C>, answer: AnswerOf<C>) => readonly string[]
  /** The answer differs by language: each is kept apart, and none leaves by the fast lane, which knows no language. */
  byLanguage?: boolean
  /** What is done each time the answer is given, made or kept. */
  given?: (kernel: Kernel, input: InputOf<C>, answer: AnswerOf<C>) => ((address: string) => void) | undefined
}

/** What a call for files says to one that is refused before it is looked at. */
export type RefuseFile<C extends CallShape> = (fault: FileFault, lang: Language) => Refused<ReasonOf<C>>

type More<C extends CallShape> = {
  keep?: Keep<C>
  open?: (kernel: Kernel) => boolean
  refuseFile?: RefuseFile<C>
  alongside?: Alongside
}

export type Route = { name: string; call: Call; run: UseCase<CallShape> } & More<CallShape>

/** Joins a call of the contract to the use case that answers it. */
export const route = <C extends CallShape>(name: string, call: Call<C>, run: UseCase<C>, more: More<C> = {}): Route =>
  ({ name, call, run, ...more }) as unknown as Route
