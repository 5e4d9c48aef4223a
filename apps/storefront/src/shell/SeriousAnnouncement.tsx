import { Wrap } from '@plaza/design'
import { useEffect } from 'react'
import { AnnouncementStrip } from '../parts/AnnouncementStrip.tsx'
import { useNextToTell, useReadElsewhere } from '../mall/announcements.ts'
import styles from './SeriousAnnouncement.module.css'

/** A serious announcement stands above every page until somebody says that they have read it. */
export function SeriousAnnouncement() {
  const told = useNextToTell()
  useReadElsewhere()
  // Until here the page kept quiet for somebody who may have put all of them away.
  useEffect(() => void delete document.documentElement.dataset['quiet'], [])
  if (!told?.serious) return null
  return (
    <Wrap className={styles.serious}>
      <AnnouncementStrip key={told.id} told={told} />
    </Wrap>
  )
}
