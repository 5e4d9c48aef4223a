import type { ProductCard as Product } from '@plaza/contract'
import { ProductCard } from '@plaza/design'
import { memo } from 'react'
import { type Reader, useReader } from '../../mall/reader.ts'
import { hrefOf } from '../../paths.ts'
import { AddToCart } from './AddToCart.tsx'
import { discountOf } from './discount.ts'
import { useUndelivered } from './use-undelivered.ts'

/** If the stock is at or below this number, the remaining number is shown. */
const fewLeft = 5

const factOf = ({ words }: Reader, product: Product): string | undefined => {
  if (product.status === 'on_sale' && product.items_left <= fewLeft) return words.product.left(product.items_left)
  return product.variants > 1 ? words.product.options(product.variants) : undefined
}

type Props = { product: Product; feature?: boolean; priority?: boolean }

/** A product card of a list, in the shopper's language and currency. */
export const ProductInList = memo(function ProductInList({ product, feature, priority }: Props) {
  const reader = useReader()
  const { words, text, price, picture } = reader
  const rating = product.rating?.toFixed(1)
  const undelivered = useUndelivered(product.id)
  const discount = discountOf(product.price, product.list_price)
  return (
    <ProductCard
      href={hrefOf('product', { id: product.id })}
      title={text(product, 'name')}
      picture={picture('product', product.image, product.tint)}
      price={price(product.price)}
      was={product.list_price === null ? undefined : price(product.list_price)}
      wasLabel={words.product.was}
      discount={discount === undefined ? undefined : words.product.discount(discount)}
      rating={rating}
      ratingLabel={rating && words.product.rated(rating)}
      note={product.sold > 0 ? words.product.sold(product.sold) : undefined}
      fact={factOf(reader, product)}
      soldOut={product.status === 'on_sale' ? undelivered : words.product.soldOut}
      freeLabel={/[1-9]/.test(product.price) ? undefined : words.product.free}
      feature={feature}
      priority={priority}
      action={<AddToCart product={product} undelivered={undelivered} />}
    />
  )
})
