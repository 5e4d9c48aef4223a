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

/** Overview of the mall: today against last week, and whether the books agree. */
export default function OverviewScreen() {
  const words = useOverviewWords()
  const query = useGetOverview()
  const told = query.data
  const books = told?.books
  return (
    <ConsolePage title={words.title} subtitle={words.text}>
      {!told && query.isError && <Failed error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />}
      {!told && !query.isError && <LinesSkeleton lines={8} />}
      {books && (
        <Banner tone={books.green ? 'info' : 'danger'} title={books.green ? words.agree : words.disagree}>
          <Money of={books.difference} /> <a href={hrefOf('checks')}>{words.toChecks}</a>
        </Banner>
      )}
      {told && !told.sends_mail && (
        <Banner tone="warning" title={words.noMail}>
          {words.noMailText}
        </Banner>
      )}
      {told && (
        <div className={styles.figures}>
          {order.map((name) => (
            <Card key={name} title={words[name]}>
              <p className={styles.figure}>
                <Shown of={told.today} name={name} />
              </p>
              <p className={styles.before}>
                {words.lastWeek}: <Shown of={told.last_week} name={name} />
              </p>
            </Card>
          ))}
        </div>
      )}
      {told && <OverviewParts of={told} />}
    </ConsolePage>
  )
}

function Shown({ of: figures, name }: { of: MallFigures; name: Figure }) {
  return isSum(name) ? <Money of={figures[name]} /> : <>{figures[name]}</>
}
