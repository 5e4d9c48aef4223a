import { dayMs } from '@plaza/values'
import { useShowBalance } from '@plaza/client'
import type { Balance } from '@plaza/contract'
import { Button, Icon, IconChartLine, IconTable, PriceText, Segmented, Skeleton } from '@plaza/design'
import { dayOf } from '@plaza/web/reading'
import { useLoaded } from '@plaza/web/hooks'
import { type ReactNode, useState } from 'react'
import { useReader } from '../../../mall/reader.ts'
import { Failure } from '../../../parts/Failure.tsx'
import { useSums } from '../../../parts/wallet/use-sums.ts'
import { useWalletWords } from '../words/index.ts'
import { type BalanceStep, outlineOf, stepsOf } from './chart-story.ts'
import { StepTable } from './StepTable.tsx'
import { useOverviewWords } from './words/index.ts'
import styles from './Overview.module.css'

const loadCharts = () => import('@plaza/design/charts')
export const spans = [7, 30, 365] as const
export type Span = (typeof spans)[number]

type Props = { span: Span; onSpan: (span: Span) => void }

/** History of the balance, as a chart or a table. */
export function BalanceChart({ span, onSpan }: Props) {
  const words = useOverviewWords()
  const [wantsTable, setWantsTable] = useState(false)
  const query = useShowBalance(span)
  const charts = useLoaded(loadCharts)
  const isTable = wantsTable || charts.failed
  const toggle = isTable ? words.asChart : words.asTable
  const days = (
    <Segmented
      label={words.days}
      value={String(span)}
      onChange={(value) => onSpan(spans.find((each) => String(each) === value) ?? span)}
      options={spans.map((each) => ({ value: String(each), label: words.spans[each] }))}
    />
  )
  return (
    <section aria-label={words.chart} className={styles.chart}>
      {query.data ? (
        <Steps key={span} balance={query.data} span={span} isTable={isTable} charts={charts.part} tools={days} />
      ) : query.isError ? (
        <Failure error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
      ) : (
        <>
          <div className={styles.tools}>
            <Skeleton className={styles.reachedHold} />
            {days}
          </div>
          <Skeleton shape="block" className={styles.chartHold} />
        </>
      )}
      {!charts.failed && (
        <Button
          look="link"
          size="small"
          icon={<Icon of={isTable ? IconChartLine : IconTable} size={20} />}
          aria-pressed={isTable}
          onClick={() => setWantsTable(!wantsTable)}
        >
          {toggle}
        </Button>
      )}
    </section>
  )
}

type Charts = Awaited<ReturnType<typeof loadCharts>>
type StepsProps = { balance: Balance; span: Span; isTable: boolean; charts: Charts | undefined; tools: ReactNode }

function Steps({ balance, span, isTable, charts, tools }: StepsProps) {
  const { lang } = useReader()
  const words = useOverviewWords()
  const all = useWalletWords()
  const { shown } = useSums()
  const steps = stepsOf(balance.history)
  const [reached, setReached] = useState<number>()
  const [openedAt] = useState(() => Date.now())
  const active = Math.min(reached ?? steps.length - 1, steps.length - 1)
  const here = steps[active]
  const to = Math.max(openedAt, ...steps.map(({ at }) => Date.parse(at)))
  const from = to - span * dayMs
  const causeOf = ({ kind, change, changes }: BalanceStep) => {
    if (change === null) return words.atStart
    const signed = `${change.startsWith('-') ? '\u2212' : '+'}${shown(change.replace('-', ''))}`
    const name = all.kinds[kind as keyof typeof all.kinds] ?? ''
    return `${changes > 1 ? words.several(changes, name) : name} ${signed}`.trim()
  }
  if (!here) return null
  const dayAt = (at: number) => dayOf(new Date(at).toISOString(), lang)
  const StepChart = charts?.StepChart
  return (
    <>
      <div className={styles.tools}>
        <p className={styles.reached}>
          <b>
            <PriceText value={shown(here.balance)} />
          </b>
          <span>
            {dayOf(here.at, lang)} · {causeOf(here)}
          </span>
        </p>
        {tools}
      </div>
      {isTable ? (
        <StepTable steps={steps} causeOf={causeOf} />
      ) : StepChart ? (
        <StepChart
          points={steps.map(({ at, balance: sum }) => ({ at: Date.parse(at), value: Number(sum) }))}
          from={from}
          to={to}
          summary={sentenceOf(steps, { words, span, shown, dayOf: (at) => dayOf(at, lang) })}
          moveLabel={words.move}
          describe={(index) => {
            const step = steps[index]
            return step ? words.point(dayOf(step.at, lang), causeOf(step), shown(step.balance)) : ''
          }}
          active={active}
          onActive={setReached}
          marks={[
            { at: from, label: dayAt(from) },
            { at: (from + to) / 2, label: dayAt((from + to) / 2) },
            { at: to, label: all.today },
          ]}
        />
      ) : (
        <Skeleton shape="block" className={styles.chartHold} />
      )}
    </>
  )
}

type Speaking = {
  words: ReturnType<typeof useOverviewWords>
  span: Span
  shown: (amount: string) => string
  dayOf: (at: string) => string
}

const sentenceOf = (steps: readonly BalanceStep[], { words, span, shown, dayOf: day }: Speaking): string => {
  const outline = outlineOf(steps)
  if (!outline) return ''
  const { first, last, high, low } = outline
  const name = words.spanNames[span]
  if (high.balance === low.balance) return words.still(name, shown(last.balance))
  return words.summary({
    span: name,
    from: shown(first.balance),
    to: shown(last.balance),
    high: shown(high.balance),
    highDay: day(high.at),
    low: shown(low.balance),
  })
}
