import { useGetStore } from '@plaza/client'
import type { Ad, AdsByPosition } from '@plaza/contract'
import { AdCard } from '@plaza/design'
import { useReader } from '../../mall/reader.ts'
import { adWords } from './ad-words.ts'
import styles from './AdsHere.module.css'

/** Ads of one position, side by side if there is room. */
export function AdsHere({ position }: { position: keyof AdsByPosition }) {
  const ads = useGetStore('advert').data?.[position] ?? []
  if (ads.length === 0) return null
  return (
    <ul className={styles.ads}>
      {ads.slice(0, 3).map((ad) => (
        <li key={ad.id}>
          <AdInList ad={ad} />
        </li>
      ))}
    </ul>
  )
}

export function AdInList({ ad }: { ad: Ad }) {
  const reader = useReader()
  const { href, title, text, action } = adWords(reader, ad)
  const picture = reader.picture('general', ad.image, ad.tint)
  return <AdCard href={href} title={title} text={text} action={action} picture={picture} />
}
