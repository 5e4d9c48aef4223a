import { cx } from '../cx.ts'
import styles from './Wordmark.module.css'

type Props = {
  name: string
  /** Address of the operator's logo. Without it, the mark is a bag. */
  markSrc?: string
  href?: string
  size?: 'small' | 'large'
  onClick?: () => void
  className?: string
}

/** The mall's name with its logo. */
export function Wordmark({ name, markSrc, href, size = 'small', onClick, className }: Props) {
  const inside = (
    <>
      {markSrc ? <img src={markSrc} alt="" width={34} height={34} className={styles.own} /> : <span className={styles.bag} />}
      <span className={styles.name} title={name.length > 14 ? name : undefined}>
        {name}
      </span>
    </>
  )
  const classes = cx(styles.mark, styles[size], className)
  return href === undefined ? (
    <span className={classes}>{inside}</span>
  ) : (
    <a href={href} onClick={onClick} className={classes}>
      {inside}
    </a>
  )
}
