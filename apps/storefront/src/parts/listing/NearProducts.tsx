import { useGetHotList } from '@plaza/client'
import type { ProductCard } from '@plaza/contract'
import { Grid } from '@plaza/design'
import { useLang } from '@plaza/web'
import { Block } from '../Block.tsx'
import { GridHold } from '../Holds.tsx'
import { ProductInList } from '../product/Product.tsx'
import type { ListingPage } from './Listing.tsx'
import { listingWords } from './words/index.ts'

const offered = 6

type Query = {
  data: { pages: readonly ListingPage[] } | undefined
  isError: boolean
  error: unknown
  isFetching: boolean
  refetch: () => unknown
}

/** Shown under an empty list: the same list without filters. If that list is empty or fails to load, best sellers. */
export function NearProducts({ query }: { query: Query }) {
  const words = listingWords[useLang()]
  const near = query.data?.pages[0]
  const hasNone = query.isError || near?.list.length === 0
  const hot = useGetHotList({ limit: offered }, { enabled: hasNone })
  const shown: { list: readonly ProductCard[] } | undefined = hasNone ? hot.data : near
  return (
    <Block
      query={{ ...(hasNone ? hot : query), data: shown }}
      title={words.similar}
      isEmpty={({ list }) => list.length === 0}
      hold={<GridHold count={offered} />}
    >
      {({ list }) => (
        <Grid label={words.similar} columns="results">
          {list.slice(0, offered).map((product) => (
            <ProductInList key={product.id} product={product} />
          ))}
        </Grid>
      )}
    </Block>
  )
}
