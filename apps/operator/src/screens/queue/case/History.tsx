import { Card } from '@plaza/console'
import type { Case } from '@plaza/contract'
import { Timeline } from '@plaza/design'
import { momentOf, useReader } from '@plaza/web/reading'
import { useCaseWords } from '../../../parts/cases/words/index.ts'

/** History of the case: each state change and its author. */
export function History({ of: history }: { of: Case['history'] }) {
  const words = useCaseWords()
  const { lang } = useReader()
  if (history.length === 0) return null
  return (
    <Card title={words.history}>
      <Timeline
        label={words.history}
        entries={history.map(({ at, actor, what, note }) => ({
          title: words.stateOf(what),
          when: `${momentOf(at, lang)} · ${words.actorOf(actor)}`,
          dateTime: at,
          state: 'done' as const,
          ...(note !== null && { text: note }),
        }))}
      />
    </Card>
  )
}
