import { Banner, Wrap } from '@plaza/design'
import { useLang, useRecovery } from '@plaza/web'
import { keptSince } from '@plaza/web/keep'
import { shortMomentOf } from '@plaza/web/reading'
import { useStore } from '@plaza/web/store'
import { useOnline } from '../mall/use-online.ts'
import { useWords } from '../mall/mall.tsx'
import styles from './OfflineBanner.module.css'

/** Shows that there is no connection or no answer from the server, and the age of the data. */
export function OfflineBanner() {
  const { page, common } = useWords()
  const lang = useLang()
  const since = useStore(keptSince)
  const online = useOnline()
  const tryAgain = useRecovery({ online, isKept: since !== null })
  if (online && since === null) return null
  return (
    <Wrap className={styles.offline}>
      <Banner
        tone="offline"
        className={styles.banner}
        action={
          online && (
            <button type="button" className={styles.again} onClick={tryAgain}>
              {common.tryAgain}
            </button>
          )
        }
      >
        {online ? page.unreachable : page.offline} {since !== null && page.asOf(shortMomentOf(since, lang))}
      </Banner>
    </Wrap>
  )
}
