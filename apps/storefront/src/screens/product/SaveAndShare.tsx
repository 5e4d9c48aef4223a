import { Icon, IconButton, IconHeart, IconHeartFilled, IconShare, toasts } from '@plaza/design'
import { useFavourite } from '../../mall/use-favourite.ts'
import { shareAddress } from '../../mall/share.ts'
import { useProductWords } from './words/index.ts'
import styles from './SaveAndShare.module.css'

/** The favourite button and the share button. */
export function SaveAndShare({ productId, name }: { productId: string; name: string }) {
  const words = useProductWords()
  const { isSaved, toggle } = useFavourite(productId)
  const share = async () => {
    if ((await shareAddress({ title: name, url: location.href })) === 'copied') toasts.show(words.linkCopied)
  }
  return (
    <>
      <IconButton label={isSaved ? words.saved : words.save} aria-pressed={isSaved} look="raised" onClick={toggle}>
        <Icon of={isSaved ? IconHeartFilled : IconHeart} className={isSaved ? styles.saved : undefined} />
      </IconButton>
      <IconButton label={words.share} look="raised" onClick={() => void share()}>
        <Icon of={IconShare} />
      </IconButton>
    </>
  )
}
