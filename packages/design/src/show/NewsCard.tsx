import { Dot } from './CountBadge.tsx'
import { Tile } from './Tile.tsx'
import type { PictureSource } from './picture-source.ts'
import styles from './NewsCard.module.css'

type Props = {
  href: string
  title: string
  /** Text such as "Guide · 2 min". */
  note?: string
  picture?: PictureSource
  /** Text for screen readers, "not read yet". Sighted users see a dot. */
  unreadLabel?: string
  onClick?: () => void
}

/** A news story or an announcement: a row on phones, a card on desktops. */
export function NewsCard({ href, title, note, picture, unreadLabel, onClick }: Props) {
  return (
    <a href={href} onClick={onClick} className={styles.news}>
      <Tile picture={picture} name={title} corners="none" sizes="(min-width: 1024px) 130px, 49px" className={styles.tile} />
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {unreadLabel && <Dot label={unreadLabel} />}
    </a>
  )
}
