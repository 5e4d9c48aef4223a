import type { CaseRow } from '@plaza/contract'
import { StatusChip } from '@plaza/design'
import { momentOf, useReader } from '@plaza/web/reading'
import { lengthOf, toneOf } from '../../parts/cases/deadline.ts'
import { useNow } from './use-now.ts'
import { useCaseWords } from '../../parts/cases/words/index.ts'

/** The promised deadline of a case and whether it is met, in words and in colour. */
export function Due({ of: { since, due } }: { of: Pick<CaseRow, 'since' | 'due'> }) {
  const words = useCaseWords()
  const { lang } = useReader()
  const now = useNow()
  const ms = Date.parse(due) - now
  const length = lengthOf(ms, lang)
  return (
    <StatusChip tone={toneOf({ since, due }, now)}>
      <time dateTime={due} title={momentOf(due, lang)}>
        {ms < 0 ? words.late(length) : words.left(length)}
      </time>
    </StatusChip>
  )
}
