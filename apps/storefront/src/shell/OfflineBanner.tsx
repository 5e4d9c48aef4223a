import { Banner, Wrap } from '@plaza/design'
import { useLang, useRecovery } from '@plaza/web'
import { cachedSince } from '@plaza/web/keep'
import { momentOf } from '@plaza/web/reading'
import { useStore } from '@plaza/web/store'
import { useOnline } from '../mall/use-online.ts'
import { useWords } from '../mall/mall.tsx'
import styles from './OfflineBanner.module.css'

/** Banner for a lost connection or an unreachable server. It shows the age of the displayed data. */
export function OfflineBanner() {
  const { page, common } = useWords()
  const lang = useLang()
  const since = useStore(cachedSince)
  const online = useOnline()
  const tryAgain = useRecovery({ online, isFromCache: since !== null })
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
        {online ? page.unreachable : page.offline} {since !== null && page.asOf(momentOf(since, lang))}
      </Banner>
    </Wrap>
  )
}
