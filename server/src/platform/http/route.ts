import type { AnswerOf, Call, CallShape, InputOf, ReasonOf } from '@plaza/contract'
import type { Language, Outcome, Refused, TimedOutcome } from '@plaza/values'
import type { Kernel } from '../kernel.ts'
import type { Alongside, Session } from '../auth/sessions.ts'
import type { IsUnaffectedBy } from '../cache/response-cache.ts'
import type { Late } from '../cache/staleness.ts'
import type { Turns } from '../jobs/fair-queue.ts'
import { countedAs } from '../auth/counted-address.ts'
import type { FileFault } from './read-file-form.ts'

/** Context of a use case: checked input, the caller, and the services it may use. */
export type CallContext<C extends CallShape> = {
  kernel: Kernel
  input: InputOf<C>
  lang: Language
  /** The caller's session. Null for a visitor, but never null in a call that requires a user. */
  session: Session | null
  /** The token of `session`. */
  token: string | null
  address: string
  device: string
  /** Bytes of the uploaded file, in a call that takes one. */
  file: Buffer | null
  /** The browser's cookies for the mall, as sent. */
  cookies: string
  /** Sets a cookie, by a `set-cookie` line. */
  setCookie: (line: string) => void
}
/** The session of a call that requires a user. The server admits only signed-in users to such a call. */
export const ownSession = ({ session }: Pick<CallContext<CallShape>, 'session'>): Session => {
  if (!session) throw new Error('a call that names somebody was asked by nobody')
  return session
}
/** The user's ID in a call that requires a user. */
export const currentUserId = (ctx: Pick<CallContext<CallShape>, 'session'>): string => ownSession(ctx).personId

/** Returned by a call whose response depends on the outcome of an enqueued outbound call. */
export type Awaiting = { awaits: string }
export const awaiting = (outboundKey: string): Awaiting => ({ awaits: outboundKey })

export type UseCase<C extends CallShape> = (ctx: CallContext<C>) => Promise<Outcome<AnswerOf<C>, ReasonOf<C>>>

/** A test for invalidation payloads that do not affect the response. It is built while the response is made. */
type Untouching = { readonly isUnaffectedBy?: IsUnaffectedBy | undefined }

/** Like `UseCase`, for a response that becomes wrong at a certain time. The response states that time, and the cache drops it then. */
export type TimedUseCase<C extends CallShape> = (ctx: CallContext<C>) => Promise<TimedOutcome<AnswerOf<C>, ReasonOf<C>> & Untouching>

/** Cache policy of a response that is the same for all clients. Tags name the data that it shows. */
export type CachePolicy<C extends CallShape> = {
  /** Maximum time in the cache, even if the response stays correct for longer; 0 disables caching. */
  seconds: number | ((answer: AnswerOf<C>) => number)
  tags: (input: InputOf<C>, answer: AnswerOf<C>) => readonly string[]
  /** Tests for payloads of these tags that do not affect the response. */
  isUnaffectedBy?: (input: InputOf<C>, answer: AnswerOf<C>) => IsUnaffectedBy | undefined
  /** Tags that may be stale, and the allowed staleness; none by default. */
  late?: Late
  /**
   * The response differs by language, so each language is cached separately. The fast lane serves none of them, because it does not know the
   * language.
   */
  byLanguage?: boolean
  /** Called each time the response is sent, fresh or cached. */
  onServed?: (kernel: Kernel, input: InputOf<C>, answer: AnswerOf<C>) => ((address: string) => void) | undefined
}

/** The response of an upload call when the file is refused before it is read. */
type RefuseFile<C extends CallShape> = (fault: FileFault, lang: Language) => Refused<ReasonOf<C>>

type More<C extends CallShape> = {
  keep?: CachePolicy<C>
  open?: (kernel: Kernel) => boolean
  refuseFile?: RefuseFile<C>
  /** An SQL fragment about the caller, read in the statement that finds the session. Called once, when the mall starts. */
  alongside?: (kernel: Kernel) => Alongside
  /** Queue that this expensive call shares with similar calls. */
  inTurn?: Turns
}

/** The first step of a call with an external request. It writes the intent, enqueues the outbound call, and returns a reference to that call. */
type FirstStep<C extends CallShape> = (ctx: CallContext<C>) => Promise<Outcome<AnswerOf<C>, ReasonOf<C>> | Awaiting>
/** The second step: makes the response from the outcome of the outbound call. After a crash another request may run it. */
type SecondStep<C extends CallShape, Come> = {
  /** Maximum time that a request waits for the outcome. After that the client must retry with its idempotency key. */
  timeoutMs: number
  answer: (ctx: CallContext<C>, come: Come) => Promise<Outcome<AnswerOf<C>, ReasonOf<C>>>
}

export type Route = { name: string; call: Call; run: FirstStep<CallShape>; finish?: SecondStep<CallShape, unknown> } & More<CallShape>

/** Connects a call of the contract to its use case. */
export const route = <C extends CallShape>(name: string, call: Call<C>, run: UseCase<C>, more: More<C> = {}): Route =>
  ({ name, call, run, ...more }) as unknown as Route

/** Builds the route of an idempotent call with an external request from its two steps. */
export const routeInTwoSteps = <C extends CallShape & { once: true }, Come>(
  name: string,
  call: Call<C>,
  run: FirstStep<C>,
  finish: SecondStep<C, Come>,
): Route => ({ name, call, run, finish }) as unknown as Route

/** Owner of a turn in a queue: the signed-in user, or all visitors of an address together. */
export const standsInLineAs = ({ session, address }: Pick<CallContext<CallShape>, 'session' | 'address'>): string =>
  session ? `${session.audience}:${session.personId}` : countedAs(address)

/** Runs a call that does not wait for an outbound call. */
export const runAtOnce = async (
  { name, run, inTurn }: Route,
  ctx: CallContext<CallShape>,
): Promise<Outcome<unknown, string> & Untouching> => {
  const turn = { who: standsInLineAs(ctx), first: ctx.session !== null || ctx.kernel.limits.knows(ctx.address) }
  const outcome = await (inTurn ? inTurn(turn, () => run(ctx)) : run(ctx))
  if ('awaits' in outcome) throw new Error(`the call ${name} waits for an outbound call, which takes a key`)
  return outcome
}
