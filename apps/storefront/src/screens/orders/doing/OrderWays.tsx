import { type OrderAction, type OrderCard, storefrontLinks } from '@plaza/contract'
import { Button, ButtonLink, Icon, IconButton, IconDotsVertical, Menu, type MenuItem } from '@plaza/design'
import { useState } from 'react'
import { hrefOf } from '../../../paths.ts'
import { mainAction } from '../order-looks.ts'
import { useOrderWords } from '../words/index.ts'
import { CancelSheet } from './CancelSheet.tsx'
import { ReceiveSheet } from './ReceiveSheet.tsx'
import { useDoingWithOrder } from './use-doing-with-order.ts'
import styles from './Doing.module.css'

type Props = {
  order: Pick<OrderCard, 'id' | 'order_no' | 'payment_id' | 'status' | 'actions'> & { refund_until?: string | null }
  /** True on the order's own page, which already shows parcels and lines. */
  isOpen?: boolean
}

/** The main action as a button, the others in a "…" menu. Only actions that the server allows are shown. */
export function OrderActions({ order, isOpen = false }: Props) {
  const words = useOrderWords()
  const [asking, setAsking] = useState<'cancel' | 'complete'>()
  const doing = useDoingWithOrder(order.id)
  const open = storefrontLinks.order(order.id)
  const hrefs: Partial<Record<OrderAction, string>> = {
    pay: storefrontLinks.payment(order.payment_id),
    refund: hrefOf('refunds', { order: order.id }),
    withdraw: hrefOf('refunds', { order: order.id, kind: 'withdrawal' }),
    track: `${open}&show=parcels`,
    comment: `${open}&show=items`,
  }
  const deeds: Partial<Record<OrderAction, () => void>> = {
    cancel: () => setAsking('cancel'),
    complete: () => setAsking('complete'),
    extend: doing.extend,
    again: doing.again,
    invoice: doing.invoice,
  }
  const shown = order.actions.filter((action) => !(isOpen && (action === 'track' || action === 'comment')))
  const main = mainAction(shown, order.status)
  const others = shown.filter((action) => action !== main)
  const items = others.map((action): MenuItem => {
    const href = hrefs[action]
    return {
      label: words.actions[action],
      ...(href !== undefined && { href }),
      ...(deeds[action] && { onSelect: deeds[action] }),
      ...(action === 'cancel' && { danger: true }),
    }
  })
  if (shown.length === 0) return null
  return (
    <div className={styles.ways}>
      {main &&
        (hrefs[main] === undefined ? (
          <Button look={main === 'again' ? 'soft' : 'primary'} busy={doing.isBusy} onClick={() => deeds[main]?.()}>
            {words.actions[main]}
          </Button>
        ) : (
          <ButtonLink look={main === 'pay' ? 'primary' : 'soft'} href={hrefs[main]}>
            {words.actions[main]}
          </ButtonLink>
        ))}
      {items.length > 0 && (
        <Menu
          align="end"
          label={words.moreWays(order.order_no)}
          items={items}
          trigger={(wiring) => (
            <IconButton label={words.moreWays(order.order_no)} {...wiring}>
              <Icon of={IconDotsVertical} />
            </IconButton>
          )}
        />
      )}
      <CancelSheet open={asking === 'cancel'} order={order} doing={doing} onClose={() => setAsking(undefined)} />
      <ReceiveSheet
        open={asking === 'complete'}
        refundUntil={order.refund_until ?? null}
        doing={doing}
        onClose={() => setAsking(undefined)}
      />
    </div>
  )
}
