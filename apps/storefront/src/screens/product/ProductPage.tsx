import { localizedLanguage } from '@plaza/values'
import { useTitle } from '@plaza/web/hooks'
import { useMemo, useRef } from 'react'
import { useReader } from '../../mall/reader.ts'
import { BuyBar } from './BuyBar.tsx'
import { BuyRow } from './BuyRow.tsx'
import { Comments } from './Comments.tsx'
import { Details } from './Details.tsx'
import { Facts } from './Facts.tsx'
import { Gallery } from './Gallery.tsx'
import { OptionSheet } from './OptionSheet.tsx'
import { Options } from '../../parts/options/Options.tsx'
import { Offer } from './Offer.tsx'
import { ShopCoupons } from '../../parts/coupons/ShopCoupons.tsx'
import { PlaceSheet } from '../../parts/delivery/PlaceSheet.tsx'
import { ProductFrame } from './ProductFrame.tsx'
import { RecentlySeen } from '../../parts/RecentlySeen.tsx'
import { Related } from './MoreProducts.tsx'
import { SavedLine } from './SavedLine.tsx'
import { Seller } from './Seller.tsx'
import { TopBar } from './TopBar.tsx'
import { Trail } from './Trail.tsx'
import type { Product } from '../../parts/options/choose-variant.ts'
import { galleryPictures } from './gallery-pictures.ts'
import { bringUp } from './bring-up.ts'
import { langOf } from './lang-of.ts'
import { useBuying } from './use-buying.ts'
import { useDelivery } from './use-delivery.ts'
import styles from './ProductPage.module.css'

/** An available product: its pictures, price, buying options and reviews. */
export function ProductPage({ product }: { product: Product }) {
  const { lang, text } = useReader()
  const name = text(product, 'name')
  const pictures = useMemo(() => galleryPictures(product), [product])
  const buying = useBuying(product)
  const delivery = useDelivery(product.id)
  const comments = useRef<HTMLDivElement>(null)
  const related = useRef<HTMLDivElement>(null)
  useTitle(name)

  const toSimilar = () => bringUp(related.current)
  const chosenImage = product.skus.find((sku) =>
    product.options.every(({ key }) => !buying.choice[key] || sku.options[key] === buying.choice[key]),
  )?.image
  const hasChosen = Object.keys(buying.choice).length > 0
  return (
    <>
      <ProductFrame
        title={name}
        titleLang={langOf(localizedLanguage(product, 'name', lang), lang)}
        top={<TopBar productId={product.id} name={name} />}
        trail={<Trail product={product} name={name} />}
        gallery={
          <Gallery productId={product.id} pictures={pictures} name={name} wanted={hasChosen ? (chosenImage ?? undefined) : undefined} />
        }
        box={
          <>
            <Offer product={product} offer={buying.offer} delivery={delivery} onComments={() => bringUp(comments.current)} />
            <SavedLine productId={product.id} />
            <Options product={product} choice={buying.choice} onChoose={buying.chooseValue} />
            <BuyRow product={product} buying={buying} delivery={delivery} onSimilar={toSimilar} />
            <Facts product={product} delivery={delivery} />
            <ShopCoupons shopId={product.seller.id} productId={product.id} />
            <Seller product={product} />
          </>
        }
        below={
          <>
            <div className={styles.columns}>
              <Details product={product} />
              <Comments product={product} spot={comments} />
            </div>
            <Related productId={product.id} spot={related} />
            <RecentlySeen presentId={product.id} />
            <BuyBar product={product} buying={buying} delivery={delivery} onSimilar={toSimilar} />
          </>
        }
      />
      <OptionSheet product={product} buying={buying} name={name} />
      {delivery.isChoosing && <PlaceSheet country={delivery.country} addressId={null} canChooseCountry onClose={delivery.close} />}
    </>
  )
}
