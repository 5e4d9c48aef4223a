import { usePriceDrops } from '@plaza/client'
import { Rail } from '@plaza/design'
import { Block } from '../../parts/Block.tsx'
import { RailHold } from '../../parts/Holds.tsx'
import { ProductInList } from '../../parts/Product.tsx'
import { useReader } from '../../parts/reader.ts'
import { hrefOf } from '../../paths.ts'

/** As many as the first screen of a desktop shows; the page that the server draws brings them along. */
export const priceDropsShown = 6
const seenAtOnce = 2

export function PriceDrops() {
  const { home, common } = useReader().words
  const asked = usePriceDrops(priceDropsShown)
  return (
    <Block
      asked={asked}
      title={home.priceDrops}
      subtitle={home.priceDropsNote}
      seeAll={hrefOf('recommended', { tab: 'deals' })}
      isEmpty={({ list }) => list.length === 0}
      hold={<RailHold />}
    >
      {({ list }) => (
        <Rail label={home.priceDrops} previousLabel={common.previous} nextLabel={common.next}>
          {list.map((product, at) => (
            <ProductInList key={product.id} product={product} priority={at < seenAtOnce} />
          ))}
        </Rail>
      )}
    </Block>
  )
}
