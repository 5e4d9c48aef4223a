import { Button } from './Button.tsx'
import styles from './LoadMore.module.css'

type Props = {
  shown: number
  total: number
  /** "24 of 812 shown". */
  countLabel: string
  /** "Show 24 more". */
  moreLabel: string
  busy?: boolean
  onMore: () => void
}

/** How far the list has come, and the next part of it. */
export function LoadMore({ shown, total, countLabel, moreLabel, busy, onMore }: Props) {
  return (
    <div className={styles.more}>
      <output className={styles.count}>{countLabel}</output>
      <progress aria-hidden="true" value={shown} max={Math.max(1, total)} className={styles.bar} />
      {shown < total && (
        <Button look="outline" busy={busy} onClick={onMore}>
          {moreLabel}
        </Button>
      )}
    </div>
  )
}
