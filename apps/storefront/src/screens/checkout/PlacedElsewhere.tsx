import { ButtonLink, EmptyScene, IconReceipt } from '@plaza/design'
import { confirmHref } from '../../parts/checkout/wanted.ts'
import { hrefOf } from '../../paths.ts'
import { useCheckoutWords } from './words/index.ts'
import styles from './Checkout.module.css'

/** Another window or device bought the cart. The page shows the order that was placed there, and places no second order. */
export function PlacedElsewhere({ payment }: { payment: string }) {
  const words = useCheckoutWords()
  return (
    <div role="alert">
      <EmptyScene
        icon={IconReceipt}
        title={words.elsewhereTitle}
        text={words.elsewhereText}
        action={
          <div className={styles.ways}>
            <ButtonLink href={confirmHref(payment)}>{words.toThatOrder}</ButtonLink>
            <ButtonLink look="outline" href={hrefOf('cart')}>
              {words.toCart}
            </ButtonLink>
          </div>
        }
      />
    </div>
  )
}
