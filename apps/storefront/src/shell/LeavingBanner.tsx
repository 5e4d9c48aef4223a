import { Banner, Wrap } from '@plaza/design'
import { untold } from '@plaza/web/session'
import { useStore } from '@plaza/web/store'
import { useWords } from '../mall/mall.tsx'
import styles from './OfflineBanner.module.css'

/** Warns a user who logged out while the server was unreachable: the server may still treat the session as valid. */
export function LeavingBanner() {
  const { page, common } = useWords()
  const state = useStore(untold)
  if (state === null) return null
  return (
    <Wrap className={styles.room}>
      <Banner
        tone="warning"
        className={styles.banner}
        action={
          state === 'givenUp' && (
            <button type="button" className={styles.again} onClick={() => untold.set(null)}>
              {common.close}
            </button>
          )
        }
      >
        {state === 'trying' ? page.leftUntold : page.leftUnheard}
      </Banner>
    </Wrap>
  )
}
