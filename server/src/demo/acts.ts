import type { AnswerOf, Call, CallShape, InputOf } from '@plaza/contract'
import { isRefused } from '@plaza/values'
import type { Tx } from '../platform/db/database.ts'
import type { CallContext } from '../platform/http/serve.ts'
import type { Kernel } from '../platform/kernel.ts'
import { inDemoTime } from '../modules/foundation/ledger/money/index.ts'
import { routes } from '../mall.ts'

export type DemoActor = { audience: 'customer' | 'seller'; personId: string; lang: CallContext<CallShape>['lang'] }

const runs = new Map(routes.map(({ call, run }) => [call, run] as const))

type Open<T> = { [K in keyof T as undefined extends T[K] ? K : never]?: T[K] }
/** Input of a call. Fields that may be undefined are optional. */
type CallInput<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & Open<T>

/** Runs `story` at a past moment: the clock shows `at`, and rows written by `story` get that time. */
export const atMoment = <T>(kernel: Kernel, tx: Tx, at: Date, story: (then: Kernel) => Promise<T>): Promise<T> =>
  inDemoTime(tx, at, () => story({ ...kernel, db: tx, now: () => at }))

/** Runs a use case as a demo person. A refusal means that the demo data is wrong, so it throws. */
export const act = async <C extends CallShape>(
  kernel: Kernel,
  who: DemoActor,
  call: Call<C>,
  input: CallInput<InputOf<C>>,
  file: Buffer | null = null,
): Promise<AnswerOf<C>> => {
  const run = runs.get(call)
  if (!run) throw new Error(`nothing answers ${call.path}`)
  const { audience, personId, lang } = who
  const session = { id: '0', audience, personId }
  const outcome = await run({
    kernel,
    input: input as CallContext<CallShape>['input'],
    lang,
    session,
    token: null,
    address: '',
    device: '',
    file,
    cookies: '',
    setCookie: () => {},
  })
  if ('awaits' in outcome || isRefused(outcome)) throw new Error(`${call.path} was refused: ${JSON.stringify(outcome)}`)
  return outcome.done as AnswerOf<C>
}
