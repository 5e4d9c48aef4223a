import { isCallFailure } from '@plaza/client'
import { Button } from '@plaza/design'
import { saidOf } from '@plaza/web/form'
import { useReader } from '@plaza/web/reading'
import { useConsoleWords } from '../words/use-console-words.ts'
import styles from './Failed.module.css'

type Props = { error: unknown; onRetry: () => void; busy?: boolean }

/** Shown in place of content that could not be loaded: the error and a retry button. */
export function Failed({ error, onRetry, busy }: Props) {
  const words = useConsoleWords()
  const said = saidOf(error, useReader().words)
  return (
    <div role="alert" className={styles.failed}>
      <p className={styles.title}>{words.failed}</p>
      <p>{said}</p>
      <Button look="soft" size="small" busy={busy} onClick={onRetry}>
        {words.tryAgain}
      </Button>
      {isCallFailure(error) && error.shownCode && <small>{words.code(error.shownCode)}</small>}
    </div>
  )
}
