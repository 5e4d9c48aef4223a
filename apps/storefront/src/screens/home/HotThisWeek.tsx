import { useGetHotList } from '@plaza/client'
import { Grid } from '@plaza/design'
import { useNear } from '@plaza/web/hooks'
import { useReader } from '../../mall/reader.ts'
import { Block } from '../../parts/Block.tsx'
import { GridHold } from '../../parts/Holds.tsx'
import { ProductInList } from '../../parts/product/Product.tsx'
import { hrefOf } from '../../paths.ts'

/** Number of products: one large card and eight small cards fill two rows on desktops. */
const shown = 9

export function HotThisWeek() {
  const { home } = useReader().words
  const near = useNear()
  const query = useGetHotList({ limit: shown }, { enabled: near.isNear })
  return (
    <Block
      near={near}
      query={query}
      title={home.hot}
      subtitle={home.hotNote}
      seeAll={hrefOf('recommended', { tab: 'hot' })}
      isEmpty={({ list }) => list.length === 0}
      hold={<GridHold count={shown} feature />}
    >
      {({ list }) => (
        <Grid label={home.hot}>
          {list.map((product, at) => (
            <ProductInList key={product.id} product={product} feature={at === 0} />
          ))}
        </Grid>
      )}
    </Block>
  )
}
