import type { OrderState, StaffRole } from '@plaza/contract'
import { Button } from '@plaza/design'
import { useState } from 'react'
import { useCancelMallOrder } from '../../calls/orders.ts'
import { ForRoles } from '../../parts/ForRoles.tsx'
import { ReasonSheet } from '../../parts/tell/ReasonSheet.tsx'
import { useOrdersWords } from './words/index.ts'

const callers: readonly StaffRole[] = ['owner', 'support']
const beforeSent: readonly OrderState[] = ['unpaid', 'paid', 'to_ship']

/** Staff can cancel an order before it is shipped. Buyer and seller both read the reason. */
export function OrderActions({ id, status }: { id: string; status: OrderState }) {
  const words = useOrdersWords()
  const [isAsking, setIsAsking] = useState(false)
  const { mutateAsync: cancel } = useCancelMallOrder()
  if (!beforeSent.includes(status)) return null
  return (
    <ForRoles roles={callers}>
      {(rests) => (
        <>
          <Button look="outline" whyNot={rests} onClick={() => setIsAsking(true)}>
            {words.cancel}
          </Button>
          {isAsking && (
            <ReasonSheet
              danger
              title={words.cancel}
              text={words.cancelText}
              label={words.reason}
              keep={words.keep}
              done={words.done}
              onClose={() => setIsAsking(false)}
              act={(reason) => cancel({ id, reason })}
            />
          )}
        </>
      )}
    </ForRoles>
  )
}
