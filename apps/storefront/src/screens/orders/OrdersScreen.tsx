import { useListOrdersPages } from '@plaza/client'
import { type OrderTab, orderTabs } from '@plaza/contract'
import { Button, ButtonLink, Chip, EmptyScene, RowSkeleton, SearchField } from '@plaza/design'
import { useNewest } from '@plaza/web/hooks'
import { changeQuery } from '@plaza/web/route'
import { useState } from 'react'
import { useReader } from '../../mall/reader.ts'
import { AccountFrame } from '../../parts/account/AccountFrame.tsx'
import { OwnOnly } from '../../parts/account/OwnOnly.tsx'
import { Failure } from '../../parts/Failure.tsx'
import { scene } from '../../parts/pictures/scene.ts'
import { hrefOf } from '../../paths.ts'
import type { ScreenProps } from '../screen.ts'
import { OrderRow } from './list/OrderRow.tsx'
import { useOrderWords } from './words/index.ts'
import styles from './list/Orders.module.css'

type OrderFilter = { status: OrderTab; keyword: string }
const hrefOfWanted = ({ status, keyword }: OrderFilter) =>
  hrefOf('orders', { ...(status !== 'all' && { status }), ...(keyword !== '' && { q: keyword }) })

/** The customer's orders by state. The tab and the search word are in the URL. */
export default function OrdersScreen({ query }: ScreenProps) {
  const words = useOrderWords()
  const wanted: OrderFilter = { status: orderTabs.find((tab) => tab === query.get('status')) ?? 'all', keyword: query.get('q') ?? '' }
  return (
    <AccountFrame here="purchaseHistory" title={words.title}>
      <OwnOnly title={words.logIn}>{() => <Orders wanted={wanted} />}</OwnOnly>
    </AccountFrame>
  )
}

function Orders({ wanted }: { wanted: OrderFilter }) {
  const words = useOrderWords()
  const { status, keyword } = wanted
  const request = useListOrdersPages({ ...(status !== 'all' && { status }), ...(keyword !== '' && { keyword }) })
  const counts = useNewest(request, (page) => page.counts)
  const orders = request.data?.pages.flatMap((page) => page.list)
  return (
    <div className={styles.blocks}>
      <OrderSearch key={keyword} wanted={wanted} />
      <div role="group" aria-label={words.tabsLabel} className={styles.tabs}>
        {orderTabs.map((tab) => (
          <Chip
            key={tab}
            pressed={tab === status}
            count={tab !== 'all' && counts?.[tab] ? <span className="num">{shortly(counts[tab])}</span> : undefined}
            onChange={() => changeQuery(hrefOfWanted({ status: tab, keyword }))}
          >
            {words.tabs[tab]}
          </Chip>
        ))}
      </div>
      {!orders && request.isError && <Failure error={request.error} busy={request.isFetching} onRetry={() => void request.refetch()} />}
      {!orders && !request.isError && (
        <div className={styles.list} aria-busy>
          {[0, 1, 2, 3].map((at) => (
            <div key={at} className={styles.order}>
              <RowSkeleton />
            </div>
          ))}
        </div>
      )}
      {orders?.length === 0 && <NoOrders wanted={wanted} />}
      {orders && orders.length > 0 && (
        <ul aria-label={words.title} className={styles.list}>
          {orders.map((order) => (
            <li key={order.id}>
              <OrderRow order={order} onOver={() => void request.refetch()} />
            </li>
          ))}
        </ul>
      )}
      {orders && request.hasNextPage && (
        <div className={styles.more}>
          <output>{words.loaded(orders.length)}</output>
          <Button look="outline" busy={request.isFetchingNextPage} onClick={() => void request.fetchNextPage()}>
            {words.more}
          </Button>
        </div>
      )}
    </div>
  )
}

/** The server stops counting at this number. */
const maxCounted = 99
const shortly = (count: number) => (count >= maxCounted ? `${maxCounted}+` : String(count))

function OrderSearch({ wanted }: { wanted: OrderFilter }) {
  const words = useOrderWords()
  const [typed, setTyped] = useState(wanted.keyword)
  const search = (keyword: string) => changeQuery(hrefOfWanted({ ...wanted, keyword }))
  return (
    <SearchField
      value={typed}
      onChange={(text) => {
        setTyped(text)
        if (text === '' && wanted.keyword !== '') search('')
      }}
      onSubmit={search}
      label={words.search}
      placeholder={words.searchHint}
      submitLabel={words.searchButton}
      clearLabel={words.clear}
    />
  )
}

function NoOrders({ wanted: { status, keyword } }: { wanted: OrderFilter }) {
  const words = useOrderWords()
  const { common } = useReader().words
  if (keyword !== '')
    return (
      <EmptyScene
        pictures={scene('search')}
        title={words.noneFound(keyword)}
        text={words.noneFoundText}
        action={
          <Button look="soft" onClick={() => changeQuery(hrefOf('orders'))}>
            {words.showAll}
          </Button>
        }
      />
    )
  return (
    <EmptyScene
      pictures={scene('box')}
      title={words.empty[status]}
      text={words.emptyText}
      action={
        <ButtonLink href={hrefOf('home')} title={common.toHome}>
          {words.toShop}
        </ButtonLink>
      }
    />
  )
}
