import { Button, ButtonLink, EmptyScene, IconShoppingCart, Page } from '@plaza/design'
import { useTitle } from '@plaza/web/hooks'
import { useEffect, useState } from 'react'
import type { GuestCart } from '../mall/guest-cart.ts'
import { useGuestCart, useMall } from '../mall/mall.tsx'
import { useReader } from '../mall/reader.ts'
import { hrefOf } from '../paths.ts'
import styles from './CartScreen.module.css'

const undoMs = 8000

/** The cart is not open yet; what was put into it on this device waits, and can be let go of. */
export default function CartScreen() {
  const { cart: store } = useMall()
  const { places, page, common, cart } = useReader().words
  const lines = useGuestCart()
  const [removed, setRemoved] = useState<GuestCart>()
  useTitle(lines.length > 0 ? `${places.cart} (${lines.length})` : places.cart)
  useEffect(() => {
    if (!removed) return
    const timer = setTimeout(() => setRemoved(undefined), undoMs)
    return () => clearTimeout(timer)
  }, [removed])

  const clear = () => {
    setRemoved(lines)
    store.put([])
  }
  const undo = () => {
    if (removed) store.put(removed)
    setRemoved(undefined)
  }
  return (
    <Page>
      <EmptyScene
        titleLevel={1}
        icon={IconShoppingCart}
        title={places.cart}
        text={page.notOpenText}
        action={<ButtonLink href={hrefOf('home')}>{common.toHome}</ButtonLink>}
      />
      <div aria-live="polite" className={styles.kept}>
        {lines.length > 0 && (
          <>
            <p>
              <b>{cart.kept(lines.length)}</b> {cart.keptText}
            </p>
            <Button look="outline" onClick={clear}>
              {cart.clear}
            </Button>
          </>
        )}
        {removed && lines.length === 0 && (
          <p>
            {cart.cleared}{' '}
            <Button look="link" onClick={undo}>
              {cart.undo}
            </Button>
          </p>
        )}
      </div>
    </Page>
  )
}
