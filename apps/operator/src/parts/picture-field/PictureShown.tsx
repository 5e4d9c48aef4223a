import { Icon, IconArrowLeft, IconButton, IconTrash } from '@plaza/design'
import type { useReader } from '@plaza/web/reading'
import { usePictureWords } from './words/index.ts'
import styles from './PictureField.module.css'

type Props = {
  source: ReturnType<ReturnType<typeof useReader>['picture']>
  label: string
  onRemove: () => void
  /** Moves the picture to the first position. Undefined for the first picture. */
  onFirst?: () => void
}

/** One picture of a form, with its actions. */
export function PictureShown({ source, label, onRemove, onFirst }: Props) {
  const words = usePictureWords()
  return (
    <li className={styles.picture}>
      {source && <img src={source.src} srcSet={source.srcSet} sizes="120px" alt={label} data-tint={source.tint} />}
      <span className={styles.ways}>
        {onFirst && (
          <IconButton label={`${words.first}: ${label}`} onClick={onFirst}>
            <Icon of={IconArrowLeft} size={18} />
          </IconButton>
        )}
        <IconButton label={`${words.remove}: ${label}`} onClick={onRemove}>
          <Icon of={IconTrash} size={18} />
        </IconButton>
      </span>
    </li>
  )
}
