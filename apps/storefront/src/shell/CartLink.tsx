import { CountBadge, Icon, IconShoppingCart } from '@plaza/design'
import { useRoute } from '@plaza/web'
import { useIsWide } from '@plaza/web/hooks'
import { useStore } from '@plaza/web/store'
import { type ComponentType, type PointerEvent, useEffect, useRef, useState } from 'react'
import { cartPeek } from '../mall/cart/cart-peek.ts'
import { useItemsCount } from '../mall/cart/items-count.ts'
import { useReader } from '../mall/reader.ts'
import { hrefOf } from '../paths.ts'
import styles from './CartLink.module.css'

const hoverMs = 150
/** Display time of the popover after an addition to the cart, long enough to notice it. */
const shownMs = 4000
const isOfBuying = (path: string) => path.startsWith('/pages/cart/')

/** The cart link on desktops. Its popover opens on hover and after each addition. */
export function CartLink() {
  const { nav } = useReader().words
  const route = useRoute()
  const lines = useItemsCount()
  const times = useStore(cartPeek)
  const [isOpen, setOpen] = useState(false)
  const open = useIsWide() && isOpen && lines > 0 && !isOfBuying(route.path)
  const [Peek, setPeek] = useState<ComponentType>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const optimisticChange = (wanted: boolean, afterMs: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(wanted), afterMs)
  }
  const [shownTimes, setShownTimes] = useState(times)
  if (shownTimes !== times) {
    setShownTimes(times)
    setOpen(true)
  }
  // Every change of the address closes the popover.
  const [shownAt, setShownAt] = useState(route)
  if (shownAt !== route) {
    setShownAt(route)
    setOpen(false)
  }
  useEffect(() => {
    if (times === 0) return
    timer.current = setTimeout(() => setOpen(false), shownMs)
    return () => clearTimeout(timer.current)
  }, [times])
  useEffect(() => {
    if (!open || Peek) return
    import('../parts/cart/CartPeek.tsx').then(
      (module) => setPeek(() => module.CartPeek),
      // If the popover's code fails to load, the link to the cart still works.
      () => setOpen(false),
    )
  }, [open, Peek])

  const rest = (event: PointerEvent, wanted: boolean) =>
    event.pointerType === 'mouse' && optimisticChange(wanted, wanted ? hoverMs : hoverMs * 2)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only follows what happens to the link and what hangs from it
    <div
      className={styles.area}
      onPointerEnter={(event) => rest(event, true)}
      onPointerLeave={(event) => rest(event, false)}
      onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      onFocus={() => clearTimeout(timer.current)}
      onBlur={(event) => event.relatedTarget && !event.currentTarget.contains(event.relatedTarget) && optimisticChange(false, 0)}
    >
      <a href={hrefOf('cart')} title={open ? undefined : nav.cart}>
        <Icon of={IconShoppingCart} />
        <span>{nav.cart}</span>
        <CountBadge count={lines} position="line" label={nav.cartItems(lines)} />
      </a>
      {open && Peek && <Peek />}
    </div>
  )
}
