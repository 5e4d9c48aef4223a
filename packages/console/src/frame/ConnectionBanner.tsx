import { Banner, Button } from '@plaza/design'
import { useRecovery } from '@plaza/web'
import { useOnline } from '@plaza/web/hooks'
import { mallAway } from '@plaza/web/keep'
import { useReader } from '@plaza/web/reading'
import { useStore } from '@plaza/web/store'
import { useConsoleWords } from '../words/use-console-words.ts'
import styles from './Console.module.css'

/** Says that this device has no connection, or that the mall does not answer. The page refetches its data once the mall answers again. */
export function ConnectionBanner() {
  const words = useConsoleWords()
  const { common } = useReader().words
  const online = useOnline()
  const isAway = useStore(mallAway)
  const tryAgain = useRecovery({ online, isAway })
  if (online && !isAway) return null
  return (
    <div className={styles.connection}>
      <Banner
        tone="offline"
        className={styles.connectionBanner}
        action={
          online && (
            <Button look="white" size="small" onClick={tryAgain}>
              {words.tryAgain}
            </Button>
          )
        }
      >
        {online ? common.unreachable : words.offline}
      </Banner>
    </div>
  )
}
