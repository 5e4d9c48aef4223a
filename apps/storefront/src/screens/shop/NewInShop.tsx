import type { ProductCard } from '@plaza/contract'
import { EmptyScene, Grid } from '@plaza/design'
import { scene } from '../../parts/pictures/scene.ts'
import { useReader } from '../../mall/reader.ts'
import { listingWords } from '../../parts/listing/words/index.ts'
import { ProductInList } from '../../parts/product/Product.tsx'
import { ToHome } from '../../parts/ToHome.tsx'
import { shopWords } from './words.ts'

/** Newest products of the shop. */
export function NewInShop({ products }: { products: readonly ProductCard[] }) {
  const { lang } = useReader()
  const title = shopWords[lang].tabs.new
  if (products.length === 0) return <EmptyScene pictures={scene('shop')} title={listingWords[lang].nothingHere} action={<ToHome />} />
  return (
    <>
      <h2 className="sr">{title}</h2>
      <Grid label={title}>
        {products.map((product, at) => (
          <ProductInList key={product.id} product={product} priority={at < 2} />
        ))}
      </Grid>
    </>
  )
}
