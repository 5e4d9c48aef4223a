import { AskSheet } from '@plaza/console'
import type { SoldOrderDetail } from '@plaza/contract'
import { Button, Icon, IconButton, IconDotsVertical, Menu, type MenuItem, toasts } from '@plaza/design'
import { saidOf } from '@plaza/web/form'
import { useReader } from '@plaza/web/reading'
import { useState } from 'react'
import { useAcceptOrder, useCollectCash, useProgressOrder, useRefuseAtDoor } from '../../../calls/orders.ts'
import { useWords } from '../../../words/index.ts'
import { CancelSheet } from './CancelSheet.tsx'
import { ShipSheet } from './ShipSheet.tsx'
import { useOrderWords } from './words/index.ts'

type Action = SoldOrderDetail['actions'][number]
/** Actions sorted by likelihood: the first allowed action becomes the button. */
const byWeight: readonly Action[] = ['accept', 'ship', 'cod_collected', 'progress']
const steps = ['in_transit', 'on_the_way', 'delivered'] as const

/** Actions that an order allows now: the likeliest action as a button, the others in the menu. */
export function OrderActions({ order }: { order: SoldOrderDetail }) {
  const words = useOrderWords()
  const all = useWords()
  const { price } = useReader()
  const [open, setOpen] = useState<'ship' | 'cancel' | 'refused' | 'cod_collected'>()
  const accept = useAcceptOrder()
  const progress = useProgressOrder()
  const collect = useCollectCash()
  const refuse = useRefuseAtDoor()
  const id = order.id
  const reportOutcome = async (doing: Promise<unknown>, done: string): Promise<void> => {
    try {
      await doing
      toasts.show(done)
    } catch (error) {
      toasts.show(saidOf(error, all), 'error')
    }
  }
  const close = () => setOpen(undefined)

  const doings: Record<Exclude<Action, 'progress'>, () => void> = {
    accept: () => void reportOutcome(accept.mutateAsync({ id }), words.done.accept),
    ship: () => setOpen('ship'),
    cod_collected: () => setOpen('cod_collected'),
    refused: () => setOpen('refused'),
    cancel: () => setOpen('cancel'),
  }
  const main = byWeight.find((each): each is Exclude<Action, 'progress'> => each !== 'progress' && order.actions.includes(each))
  const behind = order.actions.filter((each) => each !== main)
  const items = behind.flatMap((each): MenuItem[] =>
    each === 'progress'
      ? steps.map((step) => ({
          label: words.steps[step],
          onSelect: () => void reportOutcome(progress.mutateAsync({ id, step }), words.done.progress),
        }))
      : [{ label: words.actions[each], onSelect: doings[each], danger: each === 'cancel' || each === 'refused' }],
  )
  const isBusy = accept.isPending || progress.isPending
  return (
    <>
      {main && (
        <Button busy={isBusy} onClick={doings[main]}>
          {words.actions[main]}
        </Button>
      )}
      {items.length > 0 && (
        <Menu
          align="end"
          label={words.moreWays}
          items={items}
          trigger={(wiring) => (
            <IconButton {...wiring} label={words.moreWays} look="outline">
              <Icon of={IconDotsVertical} size={20} />
            </IconButton>
          )}
        />
      )}
      {open === 'cod_collected' && (
        <AskSheet
          words={{ ...words.askCash, text: words.askCash.text(order.order_no, price(order.total)) }}
          label={words.markCollected}
          isDanger={false}
          busy={collect.isPending}
          onDo={() => void reportOutcome(collect.mutateAsync({ id }), words.done.cod_collected).then(close)}
          onClose={close}
        />
      )}
      {open === 'ship' && <ShipSheet order={order} onClose={close} />}
      {(open === 'cancel' || open === 'refused') && (
        <CancelSheet
          order={order}
          what={open}
          onClose={close}
          onRefused={() => void reportOutcome(refuse.mutateAsync({ id }), words.done.refused)}
        />
      )}
    </>
  )
}
