import { isCallFailure } from '@plaza/client'
import { Button } from '@plaza/design'
import { saidOf } from '@plaza/web/form'
import { useReader } from '@plaza/web/reading'
import type { WordsWithConsole } from '../words/use-console-words.ts'
import styles from './Failed.module.css'

type Props = { error: unknown; onRetry: () => void; busy?: boolean }

/** Shown in place of content that could not be loaded: the error and a retry button. */
export function Failed(props: Props) {
  return <FailedIn words={useReader<WordsWithConsole>().words} {...props} />
}

/** Shown in place of the whole console, before its reader is there. */
export function StartFailed(props: Props & { words: WordsWithConsole }) {
  return (
    <main>
      <FailedIn {...props} />
    </main>
  )
}

function FailedIn({ words: all, error, onRetry, busy }: Props & { words: WordsWithConsole }) {
  const words = all.console
  const said = saidOf(error, all)
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
