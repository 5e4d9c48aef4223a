import { useGetHotList, useGetRecommend } from '@plaza/client'
import { ButtonLink, EmptyScene, Grid, Page } from '@plaza/design'
import { type Localized, localized } from '@plaza/values'
import { useTitle } from '@plaza/web/hooks'
import { useEffect, useRef } from 'react'
import { scene } from '../../parts/pictures/scene.ts'
import { useReader } from '../../mall/reader.ts'
import { Block } from '../../parts/Block.tsx'
import { GridHold } from '../../parts/Holds.tsx'
import { ProductInList } from '../../parts/product/Product.tsx'
import { hrefOf } from '../../paths.ts'
import { useProductWords } from './words/index.ts'

const offered = 6

type Props = {
  id: string
  /** `gone`: the mall sold this product earlier. `unknown`: the mall never sold it. */
  kind: 'gone' | 'unknown'
  /** Product name in every language, from the server's refusal. */
  name?: unknown
}

const nameIn = (row: unknown, lang: Parameters<typeof localized>[2]): string =>
  typeof row === 'object' && row !== null ? localized(row as Localized<'name'>, 'name', lang) : ''

/** Replaces a product that is no longer available: the reason, and six other products. */
export function ProductGone({ id, kind, name }: Props) {
  const { lang, words: mall } = useReader()
  const words = useProductWords()
  const title = kind === 'gone' ? words.gone : words.unknown
  const called = nameIn(name, lang)
  const page = useRef<HTMLDivElement>(null)
  useTitle(title)
  // The heading of the loading page had the focus and was removed, so this heading takes the focus.
  useEffect(() => {
    const heading = page.current?.querySelector('h1')
    if (document.activeElement !== document.body || !heading) return
    heading.setAttribute('tabindex', '-1')
    heading.focus({ preventScroll: true })
  }, [])
  return (
    <Page>
      <div ref={page}>
        <EmptyScene
          titleLevel={1}
          pictures={scene('box')}
          title={title}
          text={[called && `${called}.`, kind === 'gone' ? words.goneText : words.unknownText].filter(Boolean).join(' ')}
          action={
            <ButtonLink look="outline" href={hrefOf('home')}>
              {mall.common.toHome}
            </ButtonLink>
          }
        />
      </div>
      <Others id={id} kind={kind} />
    </Page>
  )
}

/** Similar products, or best sellers if the mall never sold the product. */
function Others({ id, kind }: { id: string; kind: Props['kind'] }) {
  const words = useProductWords()
  const related = useGetRecommend(id, offered, { enabled: kind === 'gone' })
  const isKnown = kind === 'gone' && !related.isError && related.data?.list.length !== 0
  const hot = useGetHotList({ limit: offered }, { enabled: !isKnown })
  return (
    <Block
      query={isKnown ? related : hot}
      title={words.similar}
      isEmpty={({ list }) => list.length === 0}
      hold={<GridHold count={offered} />}
    >
      {({ list }) => (
        <Grid label={words.similar}>
          {list.slice(0, offered).map((product) => (
            <ProductInList key={product.id} product={product} />
          ))}
        </Grid>
      )}
    </Block>
  )
}
