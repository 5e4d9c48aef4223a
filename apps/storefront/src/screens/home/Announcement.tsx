import { AnnouncementStrip } from '../../parts/AnnouncementStrip.tsx'
import { useNextToTell } from '../../mall/announcements.ts'
import styles from './Announcement.module.css'

/** What the mall announces, unless something serious is to be read first: that stands above every page. */
export function Announcement() {
  const told = useNextToTell()
  if (!told || told.serious) return null
  return (
    <div className={styles.here}>
      <AnnouncementStrip key={told.id} told={told} />
    </div>
  )
}
