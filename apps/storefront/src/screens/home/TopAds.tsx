import { useGetStore } from '@plaza/client'
import { AdHero, Skeleton } from '@plaza/design'
import { useReader } from '../../mall/reader.ts'
import { AdInList } from './AdsHere.tsx'
import { adWords } from './ad-words.ts'
import styles from './TopAds.module.css'

/** The hero carousel, with two more ads next to it on wide screens. */
export function TopAds() {
  const reader = useReader()
  const { words, picture } = reader
  const { data: ads, isError } = useGetStore('advert')
  if (isError && !ads) return null
  if (!ads) return <Skeleton shape="block" className={styles.hold} />
  const slides = ads.top.map((ad) => ({
    ...adWords(reader, ad),
    pictures: ad.pictures.flatMap(({ image, tint }) => picture('general', image, tint) ?? []),
  }))
  return (
    <div className={styles.top} data-aside={ads.center_top.length > 0 ? '' : undefined}>
      {slides.length > 0 && (
        <AdHero
          className={styles.stage}
          label={words.home.offers}
          previousLabel={words.home.previousOffer}
          nextLabel={words.home.nextOffer}
          slides={slides}
        />
      )}
      {ads.center_top.length > 0 && (
        <ul className={styles.aside}>
          {ads.center_top.slice(0, 2).map((ad) => (
            <li key={ad.id}>
              <AdInList ad={ad} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
