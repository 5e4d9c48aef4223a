import type { AnswerOf, Call, CallShape, InputOf, ReasonOf } from '@plaza/contract'
import type { Language, Outcome, Refused, TimedOutcome } from '@plaza/values'
import type { Kernel } from '../kernel.ts'
import type { Alongside, Session } from '../auth/sessions.ts'
import type { IsUnaffectedBy } from '../cache/response-cache.ts'
import type { Late } from '../cache/staleness.ts'
import type { Turns } from '../jobs/fair-queue.ts'
import { countedAs } from '../auth/counted-address.ts'
import type { FileFault } from './read-file-form.ts'

/** What a use case is asked: checked input, in whose name, and what it may lean on. */
export type CallContext<C extends CallShape> = {
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
  /** Has the browser keep something, by a `set-cookie` line. */
  setCookie: (line: string) => void
}
/** The session of a call that names who may: the door lets nobody else in. */
export const ownSession = ({ session }: Pick<CallContext<CallShape>, 'session'>): Session => {
  if (!session) throw new Error('a call that names somebody was asked by nobody')
  return session
}
/** The person behind such a call. */
export const currentUserId = (ctx: Pick<CallContext<CallShape>, 'session'>): string => ownSession(ctx).personId

/** An answer that is not known yet: it follows from what comes of an errand that was sent. */
export type Awaiting = { awaits: string }
export const awaiting = (outboundKey: string): Awaiting => ({ awaits: outboundKey })

export type UseCase<C extends CallShape> = (ctx: CallContext<C>) => Promise<Outcome<AnswerOf<C>, ReasonOf<C>>>

/** What was found out on the way about an answer: what may be told under its tags and leaves it as it is. */
type Untouching = { readonly isUnaffectedBy?: IsUnaffectedBy | undefined }

/** The same where time alone makes an answer untrue: it says when, and is kept no longer. */
export type TimedUseCase<C extends CallShape> = (ctx: CallContext<C>) => Promise<TimedOutcome<AnswerOf<C>, ReasonOf<C>> & Untouching>

/** An answer that is the same for everybody may be kept, under tags that say what it shows. */
export type CachePolicy<C extends CallShape> = {
  /** How long at most, be it true for longer; 0 for an answer that is not kept at all. */
  seconds: number | ((answer: AnswerOf<C>) => number)
  tags: (input: InputOf<C>, answer: AnswerOf<C>) => readonly string[]
  /** What may be told under these tags and leaves the answer as it is. */
  isUnaffectedBy?: (input: InputOf<C>, answer: AnswerOf<C>) => IsUnaffectedBy | undefined
  /** What of it may be late, and for how long; nothing where nothing is said. */
  late?: Late
  /** The answer differs by language: each is kept apart, and none leaves by the fast lane, which knows no language. */
  byLanguage?: boolean
  /** What is done each time the answer is given, made or kept. */
  given?: (kernel: Kernel, input: InputOf<C>, answer: AnswerOf<C>) => ((address: string) => void) | undefined
}

/** What a call for files says to one that is refused before it is looked at. */
type RefuseFile<C extends CallShape> = (fault: FileFault, lang: Language) => Refused<ReasonOf<C>>

type More<C extends CallShape> = {
  keep?: CachePolicy<C>
  open?: (kernel: Kernel) => boolean
  refuseFile?: RefuseFile<C>
  /** What is read of the person in the statement that finds the session; asked for once, when the mall opens. */
  alongside?: (kernel: Kernel) => Alongside
  /** What is dear waits for its turn among its like. */
  inTurn?: Turns
}

/** The first step of a call that asks somebody outside: it writes what is intended, sends the errand and says that it waits for it. */
type FirstStep<C extends CallShape> = (ctx: CallContext<C>) => Promise<Outcome<AnswerOf<C>, ReasonOf<C>> | Awaiting>
/** The second step: what is answered once the errand has come to something. It may be asked by another request, after a crash. */
type SecondStep<C extends CallShape, Come> = {
  /** How long a request waits; later it is told to ask again with its key. */
  timeoutMs: number
  answer: (ctx: CallContext<C>, come: Come) => Promise<Outcome<AnswerOf<C>, ReasonOf<C>>>
}

export type Route = { name: string; call: Call; run: FirstStep<CallShape>; finish?: SecondStep<CallShape, unknown> } & More<CallShape>

/** Joins a call of the contract to the use case that answers it. */
export const route = <C extends CallShape>(name: string, call: Call<C>, run: UseCase<C>, more: More<C> = {}): Route =>
  ({ name, call, run, ...more }) as unknown as Route

/** Joins a call that happens once, and asks somebody outside, to its two steps. */
export const routeInTwoSteps = <C extends CallShape & { once: true }, Come>(
  name: string,
  call: Call<C>,
  run: FirstStep<C>,
  finish: SecondStep<C, Come>,
): Route => ({ name, call, run, finish }) as unknown as Route

/** For whom a turn is taken: whoever is logged in, or everybody at an address. */
export const standsInLineAs = ({ session, address }: Pick<CallContext<CallShape>, 'session' | 'address'>): string =>
  session ? `${session.audience}:${session.personId}` : countedAs(address)

/** What a call answers that waits for nobody outside. */
export const runAtOnce = async (
  { name, run, inTurn }: Route,
  ctx: CallContext<CallShape>,
): Promise<Outcome<unknown, string> & Untouching> => {
  const turn = { who: standsInLineAs(ctx), first: ctx.session !== null || ctx.kernel.limits.knows(ctx.address) }
  const outcome = await (inTurn ? inTurn(turn, () => run(ctx)) : run(ctx))
  if ('awaits' in outcome) throw new Error(`the call ${name} waits for an errand, which takes a key`)
  return outcome
}
