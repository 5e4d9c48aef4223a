import { Button } from './Button.tsx'
import styles from './LoadMore.module.css'

type Props = {
  shown: number
  total: number
  /** Text such as "24 of 812 shown". */
  countLabel: string
  /** Text such as "Show 24 more". */
  moreLabel: string
  busy?: boolean
  onMore: () => void
}

/** Shows how much of the list is loaded, and a button that loads more. */
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
