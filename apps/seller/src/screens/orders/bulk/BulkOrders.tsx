import type { SoldOrder } from '@plaza/contract'
import { Button, Icon, IconPrinter, toasts } from '@plaza/design'
import { useState } from 'react'
import { useAcceptOrder, useGetPackingSlips } from '../../../calls/orders.ts'
import { FileButton } from '../../../parts/files/FileButton.tsx'
import { useOrderWords } from '../words/index.ts'
import { ShipManySheet } from './ShipManySheet.tsx'
import { useEach } from './use-each.ts'

type Props = { picked: readonly SoldOrder[]; done: () => void }

/** Bulk actions for the picked orders. Each action applies only to the orders that allow it. */
export function BulkOrders({ picked, done }: Props) {
  const words = useOrderWords()
  const { mutateAsync: accept } = useAcceptOrder()
  const slips = useGetPackingSlips()
  const { isBusy, doEach } = useEach()
  const [isShipping, setIsShipping] = useState(false)
  const toAccept = picked.filter(({ actions }) => actions.includes('accept'))
  const toShip = picked.filter(({ actions }) => actions.includes('ship'))
  const acceptAll = async () => {
    const failed = await doEach(toAccept, ({ id }) => accept({ id }))
    toasts.show(
      failed.length > 0 ? words.bulk.someNot(failed.length) : words.bulk.accepted(toAccept.length),
      failed.length > 0 ? 'error' : 'done',
    )
    if (failed.length === 0) done()
  }
  return (
    <>
      {toAccept.length > 0 && (
        <Button size="small" busy={isBusy} onClick={() => void acceptAll()}>
          {words.bulk.accept(toAccept.length)}
        </Button>
      )}
      {toShip.length > 0 && (
        <Button size="small" onClick={() => setIsShipping(true)}>
          {words.bulk.ship(toShip.length)}
        </Button>
      )}
      <FileButton
        size="small"
        look="outline"
        icon={<Icon of={IconPrinter} size={18} />}
        fetchFile={() => slips.fetchFile({ ids: picked.map(({ id }) => id) })}
      >
        {words.bulk.slips}
      </FileButton>
      {isShipping && <ShipManySheet orders={toShip} onClose={() => setIsShipping(false)} onDone={done} />}
    </>
  )
}
