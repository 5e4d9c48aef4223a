import { Button, Icon, IconCheck, Stepper } from '@plaza/design'
import { calendarDayOf } from '@plaza/web/reading'
import { useSession } from '../../mall/mall.tsx'
import { useReader } from '../../mall/reader.ts'
import { useDeliveryWords } from '../../parts/delivery/words.ts'
import { TellMeButton } from './TellMeButton.tsx'
import type { Product } from '../../parts/options/choose-variant.ts'
import type { Buying } from './use-buying.ts'
import type { Delivery } from './use-delivery.ts'
import { useProductWords } from './words/index.ts'
import styles from './BuyRow.module.css'

type Props = { product: Product; buying: Buying; delivery: Delivery; onSimilar: () => void }

/** If the stock is at or below this number, the remaining number is shown. */
export const fewLeft = 10

/** Quantity field, and on desktops the buttons next to it. On phones the buttons are fixed at the bottom of the screen. */
export function BuyRow({ product, buying, delivery, onSimilar }: Props) {
  const words = useProductWords()
  const { back_on: backOn } = product.seller
  const isOwn = useIsOwnShop(product)
  if (isOwn) return <OwnShop onSimilar={onSimilar} />
  if (backOn) return <Away backOn={backOn} onSimilar={onSimilar} />
  if (product.status !== 'on_sale') return <SoldOut productId={product.id} onSimilar={onSimilar} />
  if (delivery.isNowhere) return <NotSent delivery={delivery} onSimilar={onSimilar} />
  return (
    <div className={styles.row}>
      <Quantity buying={buying} />
      <div className={styles.buttons}>
        <AddButton buying={buying} />
        <Button size="large" onClick={() => buying.act('buy')}>
          {words.buyNow}
        </Button>
      </div>
      <p role="status" className={styles.note}>
        {buying.note}
      </p>
    </div>
  )
}

export function Quantity({ buying }: { buying: Buying }) {
  const words = useProductWords()
  const { quantity, setQuantity, most, offer } = buying
  return (
    <div className={styles.quantity}>
      <span aria-hidden="true" className={styles.label}>
        {words.quantity}
      </span>
      <Stepper
        value={quantity}
        onChange={setQuantity}
        max={most}
        label={words.quantity}
        decreaseLabel={words.fewer}
        increaseLabel={words.more}
        className={styles.stepper}
      />
      {offer.sku && offer.itemsLeft <= fewLeft && <span className={styles.left}>{words.left(offer.itemsLeft)}</span>}
    </div>
  )
}

export function AddButton({ buying }: { buying: Buying }) {
  const words = useProductWords()
  return (
    <Button
      size="large"
      look="soft"
      icon={buying.isThanking ? <Icon of={IconCheck} size={20} /> : undefined}
      onClick={() => buying.act('add')}
    >
      {buying.isThanking ? words.added : words.addToCart}
    </Button>
  )
}

/** The owner and the staff of a shop cannot buy its products. */
export const useIsOwnShop = ({ seller }: Product): boolean => useSession().user?.works_for === seller.id

function OwnShop({ onSimilar }: { onSimilar: () => void }) {
  const words = useProductWords()
  return (
    <div className={styles.soldOut}>
      <b>{words.ownShop}</b>
      <p>{words.ownShopText}</p>
      <Button look="soft" onClick={onSimilar}>
        {words.seeSimilar}
      </Button>
    </div>
  )
}

/** Shown while the shop is on holiday. Its return date replaces the buy buttons. */
function Away({ backOn, onSimilar }: { backOn: string; onSimilar: () => void }) {
  const { lang } = useReader()
  const words = useProductWords()
  return (
    <div className={styles.soldOut}>
      <b>{words.backOn(calendarDayOf(backOn, lang))}</b>
      <p>{words.awayText}</p>
      <Button look="soft" onClick={onSimilar}>
        {words.seeSimilar}
      </Button>
    </div>
  )
}

/** The shop does not deliver to the shopper's place. Another place replaces the buy buttons. */
function NotSent({ delivery, onSimilar }: { delivery: Delivery; onSimilar: () => void }) {
  const words = useProductWords()
  const deliveryWords = useDeliveryWords()
  return (
    <div className={styles.soldOut}>
      <b>{deliveryWords.none(delivery.country)}</b>
      <p>{deliveryWords.notHereText}</p>
      <ChangePlaceButton delivery={delivery} />
      <Button look="soft" onClick={onSimilar}>
        {words.seeSimilar}
      </Button>
    </div>
  )
}

export function ChangePlaceButton({ delivery }: { delivery: Delivery }) {
  const { otherPlace } = useDeliveryWords()
  return (
    <Button aria-haspopup="dialog" onClick={delivery.choose}>
      {otherPlace}
    </Button>
  )
}

function SoldOut({ productId, onSimilar }: { productId: string; onSimilar: () => void }) {
  const words = useProductWords()
  return (
    <div className={styles.soldOut}>
      <b>{words.soldOut}</b>
      <TellMeButton productId={productId} />
      <Button look="soft" onClick={onSimilar}>
        {words.seeSimilar}
      </Button>
    </div>
  )
}
