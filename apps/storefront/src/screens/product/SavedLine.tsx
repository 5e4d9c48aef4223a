import { Icon, IconHeartFilled } from '@plaza/design'
import { useStore } from '@plaza/web/store'
import { favourites } from '../../mall/favourites.ts'
import { shelfHref } from '../../parts/account/shelves.ts'
import { useProductWords } from './words/index.ts'
import styles from './SaveAndShare.module.css'

/** Note that the product was saved, with a link to the saved list. */
export function SavedLine({ productId }: { productId: string }) {
  const words = useProductWords()
  const isSaved = useStore(favourites).includes(productId)
  if (!isSaved) return null
  return (
    <p className={styles.line}>
      <Icon of={IconHeartFilled} size={18} className={styles.saved} />
      {words.saved}
      <a href={shelfHref('saved')}>{words.seeSaved}</a>
    </p>
  )
}
