import { Card, ConsolePage, Failed, PageSkeleton, type ScreenProps } from '@plaza/console'
import { Segmented } from '@plaza/design'
import { useSession } from '@plaza/web'
import { changeQuery } from '@plaza/web/route'
import { useState } from 'react'
import { useGetDashboard } from '../../calls/dashboard.ts'
import { hrefOf } from '../../paths.ts'
import type { SellerUser } from '../../seller-web.ts'
import { BestGoods } from './BestGoods.tsx'
import { Figures } from './Figures.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import { Newest } from './Newest.tsx'
import { partOfDay } from './part-of-day.ts'
import { daysOfRange, ranges } from './ranges.ts'
import { SalesChart } from './SalesChart.tsx'
import { Todos } from './Todos.tsx'
import { useDashboardWords } from './words/index.ts'
import styles from './Dashboard.module.css'

/** Start page of the shop: a daily overview. */
export default function DashboardScreen({ query }: ScreenProps) {
  const words = useDashboardWords()
  const { user } = useSession<SellerUser>()
  const range = ranges.find((each) => each === query.get('range')) ?? 'month'
  const [now] = useState(() => new Date())
  const request = useGetDashboard(daysOfRange(range, now))
  const title = words.greetings[partOfDay(now)](user?.shop.name ?? '')
  if (!request.data && !request.isError) return <PageSkeleton />
  return (
    <ConsolePage
      title={title}
      actions={
        <Segmented
          label={words.range}
          value={range}
          options={ranges.map((value) => ({ value, label: words.ranges[value] }))}
          onChange={(to) => changeQuery(hrefOf('dashboard', to === 'month' ? {} : { range: to }))}
        />
      }
    >
      {!request.data && <Failed error={request.error} busy={request.isFetching} onRetry={() => void request.refetch()} />}
      {request.data && (
        <>
          <Figures of={request.data} />
          {request.data.orders === 0 && <FirstSteps />}
          <div className={styles.both}>
            <SalesChart key={request.data.from} of={request.data} range={range} />
            <Card title={words.doNext}>
              <Todos of={request.data.todos} />
            </Card>
          </div>
          <div className={styles.both}>
            <Newest of={request.data.newest} />
            <Card title={words.best}>
              <BestGoods of={request.data.best} />
            </Card>
          </div>
        </>
      )}
    </ConsolePage>
  )
}
