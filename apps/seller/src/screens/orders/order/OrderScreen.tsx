import { Card, DetailPage, Facts, type ScreenProps } from '@plaza/console'
import { OrderSums } from '@plaza/console/sums'
import { Icon, IconPrinter, Timeline } from '@plaza/design'
import { useIsWide } from '@plaza/web/hooks'
import { momentOf, useReader } from '@plaza/web/reading'
import { useGetPackingSlips, useShowSoldOrder } from '../../../calls/orders.ts'
import { useMay } from '../../../calls/dashboard.ts'
import { FileButton } from '../../../parts/files/FileButton.tsx'
import { OrderStatus } from '../../../parts/order/OrderStatus.tsx'
import { hrefOf } from '../../../paths.ts'
import { Parcels } from './Parcels.tsx'
import { PickList } from './PickList.tsx'
import { SoldFor } from './SoldFor.tsx'
import { OrderActions } from './OrderWays.tsx'
import { useOrderWords } from './words/index.ts'
import styles from './Order.module.css'

/** One order of the shop: parcel contents, recipient, history, the shop's earnings, and available actions. */
export default function OrderScreen({ query }: ScreenProps) {
  const words = useOrderWords()
  const { lang } = useReader()
  const id = query.get('id') ?? ''
  const request = useShowSoldOrder(id)
  const slips = useGetPackingSlips()
  const mayMove = useMay('move_orders')
  // On a phone all action buttons must fit on one line, in every language.
  const isWide = useIsWide()
  return (
    <DetailPage of={request} title={words.title} back={{ href: hrefOf('orders'), label: words.back }}>
      {(order) => ({
        title: words.order(order.order_no),
        mark: <OrderStatus of={order} />,
        subtitle: words.placed(momentOf(order.placed_at, lang)),
        actions: mayMove && (
          <>
            <FileButton
              look="outline"
              icon={<Icon of={IconPrinter} size={20} />}
              aria-label={words.slip}
              className={styles.slip}
              fetchFile={() => slips.fetchFile({ ids: [order.id] })}
            >
              {isWide && words.slip}
            </FileButton>
            <OrderActions order={order} />
          </>
        ),
        main: (
          <>
            {order.deadline && (
              <p className={styles.deadline}>
                {(order.statement.cash && order.deadline.effect === 'completed'
                  ? words.completedCash
                  : words.deadline[order.deadline.effect])(momentOf(order.deadline.at, lang))}
              </p>
            )}
            {order.open_refunds > 0 && (
              <p className={styles.deadline}>
                {words.refundsOpen(order.open_refunds)} <a href={hrefOf('refunds')}>{words.seeRefunds}</a>
              </p>
            )}
            <PickList order={order} />
            <Parcels order={order} />
            <Card title={words.history}>
              <Timeline
                label={words.history}
                entries={order.timeline.map((step) => ({
                  title: step.label,
                  text: step.reason || (step.by && words.by[step.by]),
                  state: step.at === null ? 'later' : step.status === order.status ? 'now' : 'done',
                  ...(step.at !== null && { when: momentOf(step.at, lang), dateTime: step.at }),
                }))}
              />
            </Card>
          </>
        ),
        aside: (
          <>
            <Card title={words.shipTo}>
              <address className={styles.address}>
                <b>{order.address.full_name}</b>
                {order.address.lines.map((line) => (
                  <span key={line}>{line}</span>
                ))}
                <span>{order.address.country_name}</span>
                <a href={`tel:${order.address.phone.replace(/[^+\d]/g, '')}`}>{order.address.phone}</a>
              </address>
            </Card>
            {(order.remark || order.cancel_reason) && (
              <Card title={words.notes}>
                <Facts
                  facts={[
                    [words.remark, order.remark],
                    [words.cancelledFor, order.cancel_reason],
                  ]}
                />
              </Card>
            )}
            <OrderSums order={order} />
            <SoldFor order={order} />
          </>
        ),
      })}
    </DetailPage>
  )
}
