import { useGetNew } from '@plaza/client'
import { Rail } from '@plaza/design'
import { useNear } from '@plaza/web/hooks'
import { useReader } from '../../mall/reader.ts'
import { Block } from '../../parts/Block.tsx'
import { RailHold } from '../../parts/Holds.tsx'
import { ProductInList } from '../../parts/product/Product.tsx'
import { hrefOf } from '../../paths.ts'

const shown = 12

export function NewArrivals() {
  const { home, common } = useReader().words
  const near = useNear()
  const query = useGetNew({ limit: shown }, { enabled: near.isNear })
  return (
    <Block
      near={near}
      query={query}
      title={home.newArrivals}
      seeAll={hrefOf('recommended', { tab: 'new' })}
      isEmpty={({ list }) => list.length === 0}
      hold={<RailHold />}
    >
      {({ list }) => (
        <Rail label={home.newArrivals} previousLabel={common.previous} nextLabel={common.next}>
          {list.map((product) => (
            <ProductInList key={product.id} product={product} />
          ))}
        </Rail>
      )}
    </Block>
  )
}
