import { useGetRecommendPages } from '@plaza/client'
import { Grid, LoadMore } from '@plaza/design'
import { useNear } from '@plaza/web/hooks'
import { useEffect, useRef } from 'react'
import { useReader } from '../../mall/reader.ts'
import { Block } from '../../parts/Block.tsx'
import { GridHold } from '../../parts/Holds.tsx'
import { ProductInList } from '../../parts/product/Product.tsx'
import { hrefOf } from '../../paths.ts'

const pageSize = 24

/** Recommended products, with a button for more and the number of products shown so far. */
export function Recommended() {
  const { home } = useReader().words
  const near = useNear()
  const query = useGetRecommendPages({ limit: pageSize }, { enabled: near.isNear })
  const pages = query.data?.pages ?? []
  const products = pages.flatMap((page) => page.list)
  const total = Math.max(products.length, pages[0]?.total ?? 0)
  const [grid, noteShown] = useFocusOnFirstNew(products.length)
  const showMore = () => {
    noteShown()
    void query.fetchNextPage()
  }
  return (
    <Block
      near={near}
      query={query}
      title={home.recommended}
      seeAll={hrefOf('recommended')}
      isEmpty={() => products.length === 0}
      hold={<GridHold count={12} />}
    >
      {() => (
        <>
          <div ref={grid}>
            <Grid label={home.recommended}>
              {products.map((product) => (
                <ProductInList key={product.id} product={product} />
              ))}
            </Grid>
          </div>
          <LoadMore
            shown={products.length}
            total={query.hasNextPage ? total : products.length}
            countLabel={home.shown(products.length, total)}
            moreLabel={home.showMore(Math.min(pageSize, total - products.length))}
            busy={query.isFetchingNextPage}
            onMore={showMore}
          />
        </>
      )}
    </Block>
  )
}

/** After loading more, the focus moves to the first new card. */
const useFocusOnFirstNew = (count: number) => {
  const grid = useRef<HTMLDivElement>(null)
  const shownBefore = useRef<number>(undefined)
  useEffect(() => {
    const before = shownBefore.current
    if (before === undefined || count <= before) return
    shownBefore.current = undefined
    grid.current?.querySelectorAll<HTMLElement>('article > a')[before]?.focus({ preventScroll: true })
  }, [count])
  const noteShown = () => {
    shownBefore.current = count
  }
  return [grid, noteShown] as const
}
