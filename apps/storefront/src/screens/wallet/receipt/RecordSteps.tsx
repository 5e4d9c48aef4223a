import type { Recharge } from '@plaza/contract'
import { Timeline, type TimelineEntry } from '@plaza/design'
import { momentOf } from '@plaza/web/reading'
import { useReader } from '../../../mall/reader.ts'
import { reasonIn } from '../kinds.ts'
import { useWalletWords } from '../words/index.ts'

type Props = {
  steps: Recharge['steps']
  /** The next step of the wallet transaction and its promised time. */
  next?: string | undefined
}

const isTrouble = (state: string) => state === 'failed'

/** The history of a wallet transaction, and its next step. */
export function RecordSteps({ steps, next }: Props) {
  const { lang } = useReader()
  const words = useWalletWords()
  const named = (state: string) => words.steps[state as keyof typeof words.steps] ?? state
  const done = steps.map(({ state, at, message }): TimelineEntry => ({
    title: named(state),
    text: message && reasonIn(words.reasons, message),
    when: momentOf(at, lang),
    dateTime: at,
    state: isTrouble(state) ? 'trouble' : 'done',
  }))
  return <Timeline label={words.receipt.what} entries={next === undefined ? done : [...done, { title: next, state: 'now' }]} />
}
