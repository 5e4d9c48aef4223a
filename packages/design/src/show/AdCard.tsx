import { Icon } from '../Icon.tsx'
import { cx } from '../cx.ts'
import { IconChevronRight } from '../icons.ts'
import { type PictureSource, tintOf } from './picture-source.ts'
import styles from './AdCard.module.css'

type Props = {
  href: string
  title: string
  text?: string
  action?: string
  picture?: PictureSource
  onClick?: () => void
  className?: string
}

/** An ad on a coloured background. Without a picture it shows only text. */
export function AdCard({ href, title, text, action, picture, onClick, className }: Props) {
  const photo = picture?.cutout === false
  return (
    <a
      href={href}
      onClick={onClick}
      data-tint={picture?.tint ?? tintOf(title)}
      className={cx(styles.ad, picture && styles.pictured, className)}
    >
      {picture && (
        <img
          src={picture.src}
          srcSet={picture.srcSet}
          sizes={picture.srcSet ? '(min-width: 1024px) 124px, 100px' : undefined}
          alt=""
          width={picture.width ?? 384}
          height={picture.height ?? 384}
          loading="lazy"
          decoding="async"
          draggable={false}
          className={photo ? styles.photo : picture.look === 'staged' ? styles.staged : styles.cutout}
        />
      )}
      <h3 className={styles.title}>{title}</h3>
      {text && <p className={styles.text}>{text}</p>}
      {action && (
        <span className={styles.action}>
          {action}
          <Icon of={IconChevronRight} size={18} />
        </span>
      )}
    </a>
  )
}
