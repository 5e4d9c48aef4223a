import { useShowOrder } from '@plaza/client'
import { storefrontLinks } from '@plaza/contract'
import { ButtonLink, EmptyScene, LinesSkeleton } from '@plaza/design'
import { useEffect, useState } from 'react'
import { AccountFrame } from '../../parts/account/AccountFrame.tsx'
import { OwnOnly } from '../../parts/account/OwnOnly.tsx'
import { Failure } from '../../parts/Failure.tsx'
import { scene } from '../../parts/pictures/scene.ts'
import { hrefOf } from '../../paths.ts'
import type { ScreenProps } from '../screen.ts'
import { Facts } from './detail/Facts.tsx'
import { Hero } from './detail/Hero.tsx'
import { Items } from './detail/Items.tsx'
import { Money } from './detail/Money.tsx'
import { Parcels } from './detail/Parcels.tsx'
import { WhereTo } from './detail/WhereTo.tsx'
import { useOrderWords } from './words/index.ts'
import styles from './detail/Order.module.css'

/** One order: its status, the possible actions, and all details agreed at checkout. */
export default function OrderScreen({ query }: ScreenProps) {
  const words = useOrderWords()
  const id = query.get('id') ?? ''
  return (
    <AccountFrame here="purchaseHistory" title={words.order} back={{ href: hrefOf('orders'), label: words.back }}>
      <OwnOnly title={words.logIn}>{() => <OneOrder key={id} id={id} show={query.get('show')} />}</OwnOnly>
    </AccountFrame>
  )
}

const isNumber = (id: string) => /^[1-9][0-9]{0,18}$/.test(id)

function OneOrder({ id, show }: { id: string; show: string | null }) {
  const words = useOrderWords()
  const request = useShowOrder(id, { enabled: isNumber(id) })
  const order = request.data
  const isShown = order !== undefined
  const [rating, setRating] = useState<string>()
  useEffect(() => {
    if (isShown && show) document.getElementById(`order-${show}`)?.scrollIntoView({ block: 'start' })
  }, [isShown, show])
  if (!isNumber(id) || request.error?.reason === 'order_unknown')
    return (
      <EmptyScene
        pictures={scene('receipt')}
        title={words.unknown}
        text={words.unknownText}
        action={<ButtonLink href={hrefOf('orders')}>{words.toOrders}</ButtonLink>}
      />
    )
  if (!order && request.isError) return <Failure error={request.error} busy={request.isFetching} onRetry={() => void request.refetch()} />
  if (!order)
    return (
      <div className={styles.card} aria-busy>
        <LinesSkeleton lines={8} />
      </div>
    )
  return (
    <div className={styles.two}>
      <div className={styles.blocks}>
        <Hero
          order={order}
          onOver={() => void request.refetch()}
          onRate={() => setRating(order.lines.find((line) => line.may_comment)?.item_id)}
        />
        <Parcels order={order} />
        <Items order={order} rating={rating} onRate={setRating} />
      </div>
      <div className={styles.blocks}>
        <WhereTo order={order} />
        <Money order={order} />
        <Facts order={order} />
        <p className={styles.ways}>
          <ButtonLink look="outline" href={storefrontLinks.shop(order.shop.id)}>
            {words.visit(order.shop.name)}
          </ButtonLink>
        </p>
      </div>
    </div>
  )
}
