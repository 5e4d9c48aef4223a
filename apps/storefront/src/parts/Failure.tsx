import { isCallFailure } from '@plaza/client'
import { Button } from '@plaza/design'
import { saidOf } from '@plaza/web/form'
import { useWords } from '../mall/mall.tsx'
import styles from './Failure.module.css'

type Props = { error: unknown; onRetry: () => void; busy?: boolean }

/** Replaces a block that failed to load: the error, and a button to retry. */
export function Failure({ error, onRetry, busy }: Props) {
  const words = useWords()
  const { common } = words
  const failure = isCallFailure(error) ? error : undefined
  return (
    <div className={styles.failure}>
      <p className={styles.title}>{common.blockFailed}</p>
      <p>{saidOf(error, words)}</p>
      <Button look="soft" size="small" busy={busy} onClick={onRetry}>
        {common.tryAgain}
      </Button>
      {failure && (
        <small className={styles.code}>
          {[failure.title, failure.shownCode && common.code(failure.shownCode)].filter(Boolean).join(' · ')}
        </small>
      )}
    </div>
  )
}
