import { Card } from '@plaza/console'
import type { AnswerOf, getOverview } from '@plaza/contract'
import { StatusChip } from '@plaza/design'
import { useReader } from '@plaza/web/reading'
import { useState } from 'react'
import { lengthOf } from '../../parts/cases/deadline.ts'
import { useCaseWords } from '../../parts/cases/words/index.ts'
import { Rows } from '../../parts/tell/Rows.tsx'
import { hrefOf } from '../../paths.ts'
import { useOverviewWords } from './words/index.ts'
import styles from './Overview.module.css'

type Overview = AnswerOf<typeof getOverview>
const minuteMs = 60_000

/** Numbers on the overview: waiting cases and their age, deadlines and how many were met, and refused requests. */
export function OverviewParts({ of: overview }: { of: Overview }) {
  return (
    <div className={styles.parts}>
      <Waiting of={overview.waiting} />
      <Promises of={overview.promises} />
      <Refusals of={overview.refusals} />
    </div>
  )
}

function Waiting({ of: waiting }: { of: Overview['waiting'] }) {
  const words = useOverviewWords()
  const cases = useCaseWords()
  const { lang } = useReader()
  const [now] = useState(Date.now)
  return (
    <Card title={words.waiting}>
      <Rows
        hidden=""
        nothing={words.nothingWaits}
        of={waiting
          .filter(({ open }) => open > 0)
          .map(({ kind, open, late, oldest }) => ({
            key: kind,
            title: <a href={hrefOf('queue', { kind })}>{cases.kinds[kind]}</a>,
            text: oldest ? words.waitsFor(lengthOf(now - Date.parse(oldest), lang)) : undefined,
            end: (
              <>
                {late > 0 && <StatusChip tone="danger">{cases.lateCount(late)}</StatusChip>} <b className="num">{open}</b>
              </>
            ),
          }))}
      />
    </Card>
  )
}

function Promises({ of: promises }: { of: Overview['promises'] }) {
  const words = useOverviewWords()
  const cases = useCaseWords()
  const { lang } = useReader()
  return (
    <Card title={words.promises}>
      <Rows
        hidden=""
        nothing={words.noneDecided}
        of={promises.map(({ kind, decided, kept, promised_minutes: promised, median_minutes: median }) => ({
          key: kind,
          title: cases.kinds[kind],
          text: words.median({ took: lengthOf(median * minuteMs, lang), promised: lengthOf(promised * minuteMs, lang) }),
          end: <span className="num">{words.kept({ kept, decided })}</span>,
        }))}
      />
    </Card>
  )
}

function Refusals({ of: refusals }: { of: Overview['refusals'] }) {
  const words = useOverviewWords()
  return (
    <Card title={words.refusals}>
      <Rows
        hidden=""
        nothing={words.nothingRefused}
        of={refusals.map(({ call, code, message, count }) => ({
          key: `${call} ${code}`,
          title: message,
          text: words.refusalOf({ call, code }),
          end: <span className="num">{count}</span>,
        }))}
      />
    </Card>
  )
}
