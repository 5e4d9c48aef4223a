import { useWebsiteConfig } from '@plaza/client'
import { Page } from '@plaza/design'
import { useEffect } from 'react'
import { useReader } from '../../parts/reader.ts'
import { RecentlySeen } from '../../parts/RecentlySeen.tsx'
import { titleOf } from '../../parts/use-title.ts'
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
import styles from './HomeScreen.module.css'

/** The front of the mall, from top to bottom. */
export function HomeScreen() {
  const { text } = useReader()
  const config = useWebsiteConfig().data
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
      <PriceDrops />
      <Promises />
      <RecentlySeen />
      <HotThisWeek />
      <AdsHere position="center" />
      <FromFollowed />
      <NewArrivals />
      <Brands />
      <AdsHere position="center_bottom" />
      <LivelyCategories />
      <Recommended />
      <NewsDesk />
      <AdsHere position="bottom" />
    </Page>
  )
}
