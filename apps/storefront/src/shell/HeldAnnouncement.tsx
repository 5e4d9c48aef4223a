import { Wrap } from '@plaza/design'
import { useEffect } from 'react'
import { AnnouncementStrip } from '../parts/AnnouncementStrip.tsx'
import { useNextToTell } from '../mall/announcements.ts'
import styles from './HeldAnnouncement.module.css'

/** A serious announcement stays in view on every page until it has been read. */
export function HeldAnnouncement() {
  const told = useNextToTell()
  // Until here the page kept quiet for somebody who may have put all of them away.
  useEffect(() => void delete document.documentElement.dataset['quiet'], [])
  if (!told?.serious) return null
  return (
    <Wrap className={styles.held}>
      <AnnouncementStrip key={told.id} told={told} />
    </Wrap>
  )
}
