import { useGetShopEach } from '@plaza/client'
import { Rail, Section } from '@plaza/design'
import { useSettled } from '@plaza/web/hooks'
import { useStore } from '@plaza/web/store'
import { followed } from '../../mall/followed.ts'
import { useReader } from '../../mall/reader.ts'
import { shelfHref } from '../../parts/account/shelves.ts'
import { ProductInList } from '../../parts/product/Product.tsx'

const maxShops = 4
const shown = 12

/** Newest products of the shops that this customer follows. */
export function FromFollowed() {
  const { home, common } = useReader().words
  const shops = useStore(followed).slice(0, maxShops)
  const answers = useGetShopEach(shops, { enabled: useSettled() })
  const products = inTurns(answers.map(({ newest }) => newest)).slice(0, shown)
  if (products.length === 0) return null
  return (
    <Section title={home.fromFollowed} seeAll={{ href: shelfHref('followed'), label: common.seeAll }}>
      <Rail label={home.fromFollowed} previousLabel={common.previous} nextLabel={common.next}>
        {products.map((product) => (
          <ProductInList key={product.id} product={product} />
        ))}
      </Rail>
    </Section>
  )
}

/** Interleaves the lists: the first item of each, then the second of each, and so on. */
const inTurns = <T,>(lists: readonly (readonly T[])[]): T[] => {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat()
}
