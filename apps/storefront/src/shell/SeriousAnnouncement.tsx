import { Wrap } from '@plaza/design'
import { useEffect } from 'react'
import { AnnouncementStrip } from '../parts/AnnouncementStrip.tsx'
import { useNextToTell, useReadElsewhere } from '../mall/announcements.ts'
import styles from './SeriousAnnouncement.module.css'

/** Urgent announcement above every page, until the user confirms having read it. */
export function SeriousAnnouncement() {
  const query = useNextToTell()
  useReadElsewhere()
  // The page's styles hide announcements until this effect runs, because the user may have dismissed them.
  useEffect(() => void delete document.documentElement.dataset['quiet'], [])
  if (!query?.serious) return null
  return (
    <Wrap className={styles.serious}>
      <AnnouncementStrip key={query.id} notice={query} />
    </Wrap>
  )
}
