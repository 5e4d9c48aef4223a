import { Wrap } from '@plaza/design'
import { useEffect } from 'react'
import { AnnouncementStrip } from '../parts/AnnouncementStrip.tsx'
import { useNextToTell, useReadElsewhere } from '../mall/announcements.ts'
import styles from './SeriousAnnouncement.module.css'

/** Serious announcement above every page until the user confirms having read it. */
export function SeriousAnnouncement() {
  const query = useNextToTell()
  useReadElsewhere()
  // Ends the quiet time: until now the page hid announcements for a user who may have dismissed all of them.
  useEffect(() => void delete document.documentElement.dataset['quiet'], [])
  if (!query?.serious) return null
  return (
    <Wrap className={styles.serious}>
      <AnnouncementStrip key={query.id} told={query} />
    </Wrap>
  )
}
