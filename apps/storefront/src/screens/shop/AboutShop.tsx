import type { Shop } from '@plaza/contract'
import { countryName, datedDayOf } from '@plaza/web/reading'
import { useReader } from '../../mall/reader.ts'
import { hrefOf } from '../../paths.ts'
import styles from './ShopScreen.module.css'
import { shopWords } from './words.ts'

const policies = ['returns', 'terms', 'support'] as const

/** Description, address and order terms of the shop. */
export function AboutShop({ shop }: { shop: Shop }) {
  const { lang, words: mall, text } = useReader()
  const words = shopWords[lang]
  return (
    <div className={styles.about}>
      <h2>{words.tabs.about}</h2>
      <p className={styles.description}>{text(shop, 'description') || words.noDescription}</p>
      <dl>
        <div>
          <dt>{words.place}</dt>
          <dd>
            {shop.city}, {countryName(shop.country, lang)}
          </dd>
        </div>
        <div>
          <dt>{words.opened}</dt>
          <dd>{datedDayOf(shop.opened_at, lang)}</dd>
        </div>
      </dl>
      <h2>{words.policies}</h2>
      <ul>
        {policies.map((name) => (
          <li key={name}>
            <a href={hrefOf(name)}>{mall.places[name]}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
