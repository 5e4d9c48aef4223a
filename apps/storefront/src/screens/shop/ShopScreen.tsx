import { useGetShop } from '@plaza/client'
import type { AnswerOf, getShop } from '@plaza/contract'
import { Banner, ButtonLink, EmptyScene, Page, Skeleton } from '@plaza/design'
import { useTitle } from '@plaza/web/hooks'
import { calendarDayOf } from '@plaza/web/reading'
import { scene } from '../../parts/pictures/scene.ts'
import { useReader } from '../../mall/reader.ts'
import { hrefOf } from '../../paths.ts'
import { ShopCoupons } from '../../parts/coupons/ShopCoupons.tsx'
import { Failure } from '../../parts/Failure.tsx'
import { HeadingHold } from '../../parts/HeadingHold.tsx'
import type { ScreenProps } from '../screen.ts'
import { AboutShop } from './AboutShop.tsx'
import { NewInShop } from './NewInShop.tsx'
import { ShopHead } from './ShopHead.tsx'
import { ShopReviews } from './ShopReviews.tsx'
import { ShopProducts } from './ShopProducts.tsx'
import styles from './ShopScreen.module.css'
import { ShopTabs } from './ShopTabs.tsx'
import { shopTabs, shopWords } from './words.ts'

/** One shop: its profile and its products. */
export default function ShopScreen({ query }: ScreenProps) {
  const id = query.get('id') ?? ''
  return <Page>{/^[1-9][0-9]{0,18}$/.test(id) ? <KnownShop id={id} query={query} /> : <GoneShop />}</Page>
}

function KnownShop({ id, query }: { id: string; query: URLSearchParams }) {
  const request = useGetShop(id)
  const { places } = useReader().words
  useTitle(request.data?.shop.name ?? places.shop)
  if (request.data) return <OneShop answer={request.data} query={query} />
  if (request.error?.reason === 'shop_unknown' || request.error?.reason === 'field_malformed') return <GoneShop />
  return (
    <>
      <h1 className={request.isError ? styles.plain : undefined}>{request.isError ? places.shop : <HeadingHold />}</h1>
      {request.isError ? (
        <Failure error={request.error} busy={request.isFetching} onRetry={() => void request.refetch()} />
      ) : (
        <Skeleton shape="block" className={styles.hold} />
      )}
    </>
  )
}

function OneShop({ answer, query }: { answer: AnswerOf<typeof getShop>; query: URLSearchParams }) {
  const { lang } = useReader()
  const words = shopWords[lang]
  const { shop, newest } = answer
  const tab = shopTabs.find((each) => each === query.get('tab')) ?? 'products'
  const panel = {
    products: <ShopProducts shop={shop} query={query} />,
    new: <NewInShop products={newest} />,
    reviews: <ShopReviews shop={shop} />,
    about: <AboutShop shop={shop} />,
  }
  return (
    <>
      <ShopHead shop={shop} />
      {shop.status === 'open' && shop.back_on && (
        <Banner tone="info" title={words.backOn(calendarDayOf(shop.back_on, lang))} className={styles.closed}>
          {words.awayText}
        </Banner>
      )}
      {shop.status === 'open' && <ShopCoupons shopId={shop.id} />}
      {shop.status === 'open' ? (
        <ShopTabs id={shop.id} tab={tab}>
          {panel[tab]}
        </ShopTabs>
      ) : (
        <>
          <Banner tone="warning" title={words.closed} className={styles.closed}>
            {words.closedText}
          </Banner>
          {panel.about}
        </>
      )}
    </>
  )
}

function GoneShop() {
  const { title, text, linkLabel } = shopWords[useReader().lang].gone
  useTitle(title)
  return (
    <EmptyScene
      titleLevel={1}
      pictures={scene('shop')}
      title={title}
      text={text}
      action={<ButtonLink href={hrefOf('search')}>{linkLabel}</ButtonLink>}
    />
  )
}
