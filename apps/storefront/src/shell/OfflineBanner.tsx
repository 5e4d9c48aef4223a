import { Banner, Wrap } from '@plaza/design'
import { useLang, useRecovery } from '@plaza/web'
import { useOnline } from '@plaza/web/hooks'
import { cachedSince, mallAway } from '@plaza/web/keep'
import { momentOf } from '@plaza/web/reading'
import { useStore } from '@plaza/web/store'
import { useWords } from '../mall/mall.tsx'
import styles from './OfflineBanner.module.css'

/** Banner for a lost connection or an unreachable server. It shows the age of the displayed data. */
export function OfflineBanner() {
  const { page, common } = useWords()
  const lang = useLang()
  const since = useStore(cachedSince)
  const online = useOnline()
  const isAway = useStore(mallAway) || since !== null
  const tryAgain = useRecovery({ online, isAway })
  if (online && !isAway) return null
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
        {online ? common.unreachable : page.offline} {since !== null && page.asOf(momentOf(since, lang))}
      </Banner>
    </Wrap>
  )
}
