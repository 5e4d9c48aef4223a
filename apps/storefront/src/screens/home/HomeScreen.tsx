import { useGetStore } from '@plaza/client'
import { Page } from '@plaza/design'
import { titleOf } from '@plaza/web/hooks'
import { type ReactNode, useEffect } from 'react'
import { useReader } from '../../mall/reader.ts'
import { RecentlySeen } from '../../parts/RecentlySeen.tsx'
import { AdsHere } from './AdsHere.tsx'
import { Announcement } from './Announcement.tsx'
import { Brands } from './Brands.tsx'
import { Categories } from '../../parts/Categories.tsx'
import { FromFollowed } from './FromFollowed.tsx'
import { HotThisWeek } from './HotThisWeek.tsx'
import { LivelyCategories } from './LivelyCategories.tsx'
import { NewArrivals } from './NewArrivals.tsx'
import { NewsDesk } from './NewsDesk.tsx'
import { PriceDrops } from './PriceDrops.tsx'
import { Promises } from './Promises.tsx'
import { Recommended } from './Recommended.tsx'
import { TopAds } from './TopAds.tsx'
import { useUnfolding } from './use-unfolding.ts'
import styles from './HomeScreen.module.css'

const blocks: readonly ReactNode[] = [
  <PriceDrops key="PriceDrops" />,
  <Promises key="Promises" />,
  <RecentlySeen key="RecentlySeen" />,
  <HotThisWeek key="HotThisWeek" />,
  <AdsHere position="center" key="center" />,
  <FromFollowed key="FromFollowed" />,
  <NewArrivals key="NewArrivals" />,
  <Brands key="Brands" />,
  <AdsHere position="center_bottom" key="center_bottom" />,
  <LivelyCategories key="LivelyCategories" />,
  <Recommended key="Recommended" />,
  <NewsDesk key="NewsDesk" />,
  <AdsHere position="bottom" key="bottom" />,
]
/** Number of blocks to render first: as many as the largest screens show without scrolling. */
const drawnFirst = 3

/** The mall's home page, from top to bottom. */
export function HomeScreen() {
  const { text } = useReader()
  const { shown, spot } = useUnfolding(drawnFirst, blocks.length)
  const config = useGetStore('website_config').data
  const tagline = config ? text(config, 'tagline') : ''
  const title = titleOf(config?.shop_name ?? '', tagline)
  useEffect(() => {
    if (title) document.title = title
  }, [title])
  return (
    <Page className={styles.home}>
      <h1 className="sr">{title}</h1>
      <Announcement />
      <TopAds />
      <Categories />
      {blocks.slice(0, shown)}
      {shown < blocks.length && <div ref={spot} className={styles.coming} />}
    </Page>
  )
}
