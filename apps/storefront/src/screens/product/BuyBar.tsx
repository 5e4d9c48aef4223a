import { Button, Icon, IconBuildingStore } from '@plaza/design'
import { hrefOf } from '../../paths.ts'
import { AddButton, ChangePlaceButton, useIsOwnShop } from './BuyRow.tsx'
import type { Product } from '../../parts/options/choose-variant.ts'
import type { Buying } from './use-buying.ts'
import type { Delivery } from './use-delivery.ts'
import { TellMeButton } from './TellMeButton.tsx'
import { useProductWords } from './words/index.ts'
import styles from './BuyBar.module.css'

type Props = { product: Product; buying: Buying; delivery: Delivery; onSimilar: () => void }

/** Bar that replaces the tab bar on phones: shop link, and buttons to add to the cart or buy now. */
export function BuyBar({ product, buying, delivery, onSimilar }: Props) {
  const words = useProductWords()
  const isClosed = useIsOwnShop(product) || product.seller.back_on !== undefined
  return (
    <section aria-label={words.buyBar} className={styles.bar}>
      <a href={hrefOf('shop', { id: product.shop.id })} className={styles.shop}>
        <Icon of={IconBuildingStore} size={22} />
        <span>{words.shop}</span>
      </a>
      {product.status === 'on_sale' && !isClosed && !delivery.isNowhere ? (
        <>
          <AddButton buying={buying} />
          <Button onClick={() => buying.act('buy')}>{words.buyNow}</Button>
        </>
      ) : (
        <>
          <Button look="soft" onClick={onSimilar}>
            {words.seeSimilar}
          </Button>
          {!isClosed &&
            (product.status === 'on_sale' ? <ChangePlaceButton delivery={delivery} /> : <TellMeButton productId={product.id} />)}
        </>
      )}
    </section>
  )
}
