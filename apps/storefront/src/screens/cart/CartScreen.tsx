import { Page } from '@plaza/design'
import { useTitle } from '@plaza/web/hooks'
import { useReader } from '../../mall/reader.ts'
import { useCart } from '../../mall/cart/use-cart.ts'
import { Failure } from '../../parts/Failure.tsx'
import type { ScreenProps } from '../screen.ts'
import { CartHold } from './CartHold.tsx'
import { CartPage } from './CartPage.tsx'
import { EditPage } from './EditPage.tsx'
import { EmptyCart } from './EmptyCart.tsx'
import { useRemoving } from './use-removing.ts'
import styles from './Cart.module.css'

/** The cart with its costs, or the cart in edit mode. */
export default function CartScreen({ name }: ScreenProps) {
  const { places } = useReader().words
  const shown = useCart()
  const removing = useRemoving(shown)
  const count = shown.cart?.items_count ?? 0
  const isEditing = name === 'cartEdit'
  const title = isEditing ? places.cartEdit : places.cart
  useTitle(count > 0 ? `${title} (${count})` : title)

  if (shown.isEmpty && removing.removals.length === 0) return <EmptyCart />
  if (shown.cart) {
    const Body = isEditing ? EditPage : CartPage
    return <Body shown={shown} cart={shown.cart} removing={removing} />
  }
  return (
    <Page busy={!shown.error}>
      <h1 className={styles.title}>{title}</h1>
      {shown.error ? <Failure error={shown.error} busy={shown.isAsking} onRetry={shown.retry} /> : <CartHold />}
    </Page>
  )
}
