import type { TablerIcon } from '../tabler/drawing.tsx'
import type { ReactNode } from 'react'
import { Icon } from '../Icon.tsx'
import { cx } from '../cx.ts'
import { Picture } from './Picture.tsx'
import { type PictureSource, tintOf } from './picture-source.ts'
import styles from './EmptyScene.module.css'

type Props = {
  title: string
  /** One to three pictures without background, placed on the floor line. Without them the icon takes their place. */
  pictures?: readonly PictureSource[]
  icon?: TablerIcon
  titleLevel?: 1 | 2
  className?: string
} & NextStep

/** The next step: a text, one button, or both. */
type NextStep = { text: string; action?: ReactNode } | { text?: string; action: ReactNode }

/** Empty state: a picture, a title and the next action. */
export function EmptyScene({ title, text, action, pictures = [], icon, titleLevel = 2, className }: Props) {
  const Title = titleLevel === 1 ? 'h1' : 'h2'
  return (
    <div className={cx(styles.empty, className)}>
      <div aria-hidden="true" data-tint={pictures[0]?.tint ?? tintOf(title)} className={styles.scene}>
        <span className={styles.floor} />
        {pictures.slice(0, 3).map((picture, at) => (
          <Picture key={at} source={picture} alt="" className={styles.thing} />
        ))}
        {pictures.length === 0 && icon && <Icon of={icon} size={64} className={styles.glyph} />}
      </div>
      <Title className={styles.title}>{title}</Title>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
