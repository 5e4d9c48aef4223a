import { type OrderAction, type OrderCard, storefrontLinks } from '@plaza/contract'
import { Button, ButtonLink, type ButtonLook, Icon, IconButton, IconDotsVertical, Menu, type MenuItem } from '@plaza/design'
import { useState } from 'react'
import { hrefOf } from '../../../paths.ts'
import { mainAction, openActions } from '../order-looks.ts'
import { useOrderWords } from '../words/index.ts'
import { CancelSheet } from './CancelSheet.tsx'
import { ReceiveSheet } from './ReceiveSheet.tsx'
import { useDoingWithOrder } from './use-doing-with-order.ts'
import styles from './Doing.module.css'

const looks: Partial<Record<OrderAction, ButtonLook>> = { again: 'soft', cancel: 'outline' }

type Props = {
  order: Pick<OrderCard, 'id' | 'order_no' | 'payment_id' | 'status' | 'actions' | 'open_refund'> & { refund_until?: string | null }
  /** Set on the order's own page, which already shows parcels and lines. Opens the review of a line. */
  onRate?: () => void
}

/** The main actions as buttons, the others in a "…" menu. Only actions that the server allows are shown. A list links every order to its page. */
export function OrderActions({ order, onRate }: Props) {
  const words = useOrderWords()
  const [asking, setAsking] = useState<'cancel' | 'complete'>()
  const doing = useDoingWithOrder(order.id)
  const isOpen = onRate !== undefined
  const open = storefrontLinks.order(order.id)
  const hrefs: Partial<Record<OrderAction, string>> = {
    pay: storefrontLinks.payment(order.payment_id),
    ...(order.open_refund !== null && { view_refund: storefrontLinks.refund(order.open_refund) }),
    refund: hrefOf('refunds', { order: order.id }),
    withdraw: hrefOf('refunds', { order: order.id, kind: 'withdrawal' }),
    track: `${open}&show=parcels`,
    ...(!isOpen && { comment: `${open}&show=items` }),
  }
  const deeds: Partial<Record<OrderAction, () => void>> = {
    cancel: () => setAsking('cancel'),
    complete: () => setAsking('complete'),
    extend: doing.extend,
    again: doing.again,
    invoice: doing.invoice,
    ...(onRate && { comment: onRate }),
  }
  const shown = order.actions.filter((action) => !(isOpen && action === 'track'))
  const main = mainAction(shown, order.status)
  const visible = isOpen ? openActions(shown, order.status) : main === undefined ? [] : [main]
  const others = shown.filter((action) => !visible.includes(action))
  const items = others.map((action): MenuItem => {
    const href = hrefs[action]
    return {
      label: words.actions[action],
      ...(href !== undefined && { href }),
      ...(deeds[action] && { onSelect: deeds[action] }),
      ...(action === 'cancel' && { danger: true }),
    }
  })
  if (shown.length === 0 && isOpen) return null
  return (
    <div className={styles.ways}>
      <div className={styles.visible}>
        {visible.map((action) =>
          hrefs[action] === undefined ? (
            <Button key={action} look={looks[action] ?? 'primary'} busy={doing.isBusy} onClick={() => deeds[action]?.()}>
              {words.actions[action]}
            </Button>
          ) : (
            <ButtonLink key={action} look={action === 'pay' ? 'primary' : 'soft'} href={hrefs[action]}>
              {words.actions[action]}
            </ButtonLink>
          ),
        )}
        {!isOpen && main === undefined && (
          <ButtonLink look="soft" href={open}>
            {words.view}
            <span className="sr"> {order.order_no}</span>
          </ButtonLink>
        )}
      </div>
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
