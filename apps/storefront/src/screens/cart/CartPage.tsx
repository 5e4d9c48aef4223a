import type { Cart } from '@plaza/contract'
import { Banner, Checkbox, Page } from '@plaza/design'
import { useRef } from 'react'
import type { ShownCart } from '../../mall/cart/use-cart.ts'
import { canBeTicked, linesOf } from '../../mall/cart/wished-cart.ts'
import { useReader } from '../../mall/reader.ts'
import { hrefOf } from '../../paths.ts'
import { useCartWords } from '../../parts/cart/words/index.ts'
import { OpenPayments } from '../../parts/checkout/OpenPayments.tsx'
import { CappedNote } from './CappedNote.tsx'
import { CartAwayText } from './CartAwayText.tsx'
import { CheckOutBar } from './CheckOutBar.tsx'
import { GoneLines } from './GoneLines.tsx'
import { MaybeAlso } from './MaybeAlso.tsx'
import { ShopGroup } from './ShopGroup.tsx'
import { Summary } from './Summary.tsx'
import { groupsOf } from './rows.ts'
import { useCheckingOut } from './use-checking-out.ts'
import type { Removing } from './use-removing.ts'
import { leaveToEdit } from './way-back.ts'
import styles from './Cart.module.css'

export type CartProps = { shown: ShownCart; cart: Cart; removing: Removing }

/** The cart by shop, its costs and the checkout button. */
export function CartPage({ shown, cart, removing }: CartProps) {
  const { places } = useReader().words
  const words = useCartWords()
  const list = useRef<HTMLDivElement>(null)
  const leaving = useCheckingOut(shown, cart, list)
  const lines = linesOf(cart)
  const inCart = new Set([...lines, ...cart.gone].map(({ product_id: id }) => id))
  const all = <TickAll shown={shown} cart={cart} />
  return (
    <Page className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>
          {places.cart}
          {cart.items_count > 0 && <span className={styles.count}> ({cart.items_count})</span>}
        </h1>
        <a href={hrefOf('cartEdit')} className={styles.edit} onClick={leaveToEdit}>
          {words.edit}
        </a>
      </div>
      <OpenPayments className={styles.note} />
      <CappedNote />
      {shown.isOffline && (
        <Banner tone="info" className={styles.note}>
          <CartAwayText />
        </Banner>
      )}
      <div className={styles.columns}>
        <div ref={list} className={styles.groups}>
          {lines.length > 0 && <div className={styles.allRow}>{all}</div>}
          {groupsOf(cart, removing.removals).map((group) => (
            <ShopGroup key={group.shop.id} group={group} shown={shown} place={cart.place} removing={removing} />
          ))}
          {cart.gone.length > 0 && <GoneLines lines={cart.gone} isOffline={shown.isOffline} onRemove={shown.change.remove} />}
        </div>
        {lines.length > 0 && <Summary shown={shown} cart={cart} leaving={leaving} />}
      </div>
      {lines[0] && <MaybeAlso productId={lines[0].product_id} inCart={inCart} />}
      {lines.length > 0 && <CheckOutBar cart={cart} shown={shown} leaving={leaving} all={<TickAll shown={shown} cart={cart} isShort />} />}
    </Page>
  )
}

function TickAll({ shown, cart, isShort = false }: { shown: ShownCart; cart: Cart; isShort?: boolean }) {
  const words = useCartWords()
  const lines = linesOf(cart).filter(canBeTicked)
  const ticked = lines.filter(({ selected }) => selected).length
  return (
    <Checkbox
      aria-label={words.selectAll}
      checked={lines.length > 0 && ticked === lines.length}
      partly={ticked > 0 && ticked < lines.length}
      disabled={shown.isOffline || lines.length === 0}
      onChange={({ target }) => shown.change.tick(lines, target.checked)}
    >
      {isShort ? words.all : words.selectAll}
    </Checkbox>
  )
}
