import { Banner, Wrap } from '@plaza/design'
import { useEffect, useSyncExternalStore } from 'react'
import { useMall, useWords } from '../parts/mall.ts'
import styles from './OfflineBanner.module.css'

const subscribe = (listener: () => void) => {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Says that there is no connection; once there is one again, what is on the page is asked for anew. */
export function OfflineBanner() {
  const { page } = useWords()
  const { queries } = useMall()
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  useEffect(() => {
    if (online) return
    return () => void queries.invalidateQueries()
  }, [online, queries])
  if (online) return null
  return (
    <Wrap className={styles.offline}>
      <Banner tone="offline">{page.offline}</Banner>
    </Wrap>
  )
}
