import { Card, ConsolePage, Failed, Money } from '@plaza/console'
import type { MallFigures } from '@plaza/contract'
import { Banner, LinesSkeleton } from '@plaza/design'
import { useGetOverview } from '../../calls/dashboard.ts'
import { hrefOf } from '../../paths.ts'
import { OverviewParts } from './OverviewParts.tsx'
import { useOverviewWords } from './words/index.ts'
import styles from './Overview.module.css'

const counts = ['orders', 'people', 'shops'] as const
const sums = ['sales', 'recharges', 'withdrawals'] as const
const order = ['orders', 'sales', 'people', 'shops', 'recharges', 'withdrawals'] as const
type Figure = (typeof order)[number]
const isSum = (name: Figure): name is (typeof sums)[number] => !counts.some((each) => each === name)

/** Overview of the mall: today's figures compared with a week ago, and whether the books balance. */
export default function OverviewScreen() {
  const words = useOverviewWords()
  const query = useGetOverview()
  const overview = query.data
  const books = overview?.books
  return (
    <ConsolePage title={words.title} subtitle={words.text}>
      {!overview && query.isError && <Failed error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />}
      {!overview && !query.isError && <LinesSkeleton lines={8} />}
      {books && (
        <Banner tone={books.green ? 'info' : 'danger'} title={books.green ? words.agree : words.disagree}>
          <Money of={books.difference} /> <a href={hrefOf('checks')}>{words.toChecks}</a>
        </Banner>
      )}
      {overview && !overview.sends_mail && (
        <Banner tone="warning" title={words.noMail}>
          {words.noMailText}
        </Banner>
      )}
      {overview && (
        <div className={styles.figures}>
          {order.map((name) => (
            <Card key={name} title={words[name]}>
              <p className={styles.figure}>
                <FigureValue of={overview.today} name={name} />
              </p>
              <p className={styles.before}>
                {words.lastWeek}: <FigureValue of={overview.last_week} name={name} />
              </p>
            </Card>
          ))}
        </div>
      )}
      {overview && <OverviewParts of={overview} />}
    </ConsolePage>
  )
}

function FigureValue({ of: figures, name }: { of: MallFigures; name: Figure }) {
  return isSum(name) ? <Money of={figures[name]} /> : <>{figures[name]}</>
}
