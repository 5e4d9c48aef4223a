import { useNewFromShops } from '@plaza/client'
import { Rail, Section } from '@plaza/design'
import { useSettled } from '@plaza/web/hooks'
import { useStore } from '@plaza/web/store'
import { followed } from '../../mall/followed.ts'
import { useReader } from '../../mall/reader.ts'
import { ProductInList } from '../../parts/product/Product.tsx'

const shopsAsked = 4
const shown = 12

/** What came last in the shops that this customer follows; nobody else sees this. */
export function FromFollowed() {
  const { home, common } = useReader().words
  const shops = useStore(followed).slice(0, shopsAsked)
  const products = useNewFromShops(shops, { enabled: useSettled() }).slice(0, shown)
  if (products.length === 0) return null
  return (
    <Section title={home.fromFollowed}>
      <Rail label={home.fromFollowed} previousLabel={common.previous} nextLabel={common.next}>
        {products.map((product) => (
          <ProductInList key={product.id} product={product} />
        ))}
      </Rail>
    </Section>
  )
}
