import { Icon, IconBuildingStore, IconHeart, IconHistory } from '@plaza/design'
import { useStore } from '@plaza/web/store'
import { favourites } from '../../mall/favourites.ts'
import { followed } from '../../mall/followed.ts'
import { shelfHref, shelfNames } from '../../parts/account/shelves.ts'
import { useShelfWords } from './shelves/words/index.ts'
import styles from './Account.module.css'

const icons = { saved: IconHeart, followed: IconBuildingStore, seen: IconHistory }

/** Links to the saved lists with their counts. The list of seen products needs no count. */
export function ShelfLinks() {
  const words = useShelfWords()
  const counts = { saved: useStore(favourites).length, followed: useStore(followed).length, seen: 0 }
  return (
    <nav aria-label={words.parts} className={styles.card}>
      <ul className={styles.shelfWays}>
        {shelfNames.map((shelf) => (
          <li key={shelf}>
            <a href={shelfHref(shelf)}>
              <Icon of={icons[shelf]} size={22} />
              <span>{words[shelf]}</span>
              {counts[shelf] > 0 && <b className="num">{counts[shelf]}</b>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
