import { useGetAllProducts, useGetAllProductsPages } from '@plaza/client'
import { Rail } from '@plaza/design'
import { useSettled } from '@plaza/web/hooks'
import { useCallback, useState } from 'react'
import { useReader } from '../../mall/reader.ts'
import { Block } from '../../parts/Block.tsx'
import { RailHold } from '../../parts/Holds.tsx'
import { ProductInList } from '../../parts/product/Product.tsx'
import { hrefOf } from '../../paths.ts'

/** Request fields for the products that the first screen of a desktop shows. The server-rendered page embeds the answer to this request. */
export const firstPriceDrops = { on_sale: '1', limit: '6' } as const
const furtherPriceDrops = { on_sale: '1', limit: '24' } as const
const seenAtOnce = 2

/** All products with a reduced price: the first products at once, further products as the user scrolls the row. */
export function PriceDrops() {
  const { home, common } = useReader().words
  const query = useGetAllProducts(firstPriceDrops)
  const { further, bringMore } = useFurther(query.data?.next_cursor ?? null)
  return (
    <Block
      query={query}
      title={home.priceDrops}
      subtitle={home.priceDropsNote}
      seeAll={hrefOf('recommended', { tab: 'deals' })}
      isEmpty={({ list }) => list.length === 0}
      hold={<RailHold />}
    >
      {({ list }) => (
        <Rail label={home.priceDrops} previousLabel={common.previous} nextLabel={common.next} onNearEnd={bringMore}>
          {list.map((product, at) => (
            <ProductInList key={product.id} product={product} priority={at < seenAtOnce} />
          ))}
          {further
            .filter(({ id }) => list.every((first) => first.id !== id))
            .map((product) => (
              <ProductInList key={product.id} product={product} />
            ))}
        </Rail>
      )}
    </Block>
  )
}

/** Loads further price drops once the page has loaded and the user has nearly scrolled to the end of the row. */
const useFurther = (after: string | null) => {
  const [wanted, setWanted] = useState(false)
  const enabled = useSettled() && wanted
  const { data, hasNextPage, isFetching, fetchNextPage } = useGetAllProductsPages(furtherPriceDrops, after, { enabled })
  const goOn = enabled && hasNextPage && !isFetching
  const bringMore = useCallback(() => {
    setWanted(true)
    if (goOn) void fetchNextPage()
  }, [goOn, fetchNextPage])
  return { further: data?.pages.flatMap(({ list }) => list) ?? [], bringMore }
}
