import { useNewFromShops } from '@plaza/client'
import { Rail, Section } from '@plaza/design'
import { followed } from '../../parts/followed.ts'
import { ProductInList } from '../../parts/Product.tsx'
import { useReader } from '../../parts/reader.ts'
import { useStore } from '../../parts/store.ts'
import { useSettled } from '../../parts/use-settled.ts'

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
