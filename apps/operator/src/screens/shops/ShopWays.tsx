import type { MallShop, StaffRole } from '@plaza/contract'
import { Button } from '@plaza/design'
import { useState } from 'react'
import { useReopenShop } from '../../calls/shops.ts'
import { ForRoles } from '../../parts/ForRoles.tsx'
import { ReasonSheet } from '../../parts/tell/ReasonSheet.tsx'
import { SuspendSheet } from './SuspendSheet.tsx'
import { useShopsWords } from './words/index.ts'

const acts: readonly StaffRole[] = ['owner', 'risk']

/** Buttons to suspend the shop with a statement of reasons, or to reopen it. */
export function ShopActions({ shop }: { shop: MallShop }) {
  const words = useShopsWords()
  const [isAsking, setIsAsking] = useState(false)
  const { mutateAsync: reopen } = useReopenShop()
  if (shop.state === 'closed') return null
  const deed = shop.state === 'open' ? 'suspend' : 'reopen'
  const close = () => setIsAsking(false)
  return (
    <ForRoles roles={acts}>
      {(rests) => (
        <>
          <Button look="outline" whyNot={rests} onClick={() => setIsAsking(true)}>
            {words[deed]}
          </Button>
          {isAsking && deed === 'suspend' && <SuspendSheet id={shop.id} onClose={close} />}
          {isAsking && deed === 'reopen' && (
            <ReasonSheet
              title={words.reopen}
              text={words.reopenText}
              label={words.why}
              keep={words.keep}
              done={words.done}
              onClose={close}
              act={(reason) => reopen({ id: shop.id, reason })}
            />
          )}
        </>
      )}
    </ForRoles>
  )
}
