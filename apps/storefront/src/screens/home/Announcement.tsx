import { AnnouncementStrip } from '../../parts/AnnouncementStrip.tsx'
import { useNextToTell } from '../../mall/announcements.ts'
import styles from './Announcement.module.css'

/** The current announcement of the mall. A serious one is not shown here, because it stands above every page. */
export function Announcement() {
  const query = useNextToTell()
  if (!query || query.serious) return null
  return (
    <div className={styles.here}>
      <AnnouncementStrip key={query.id} told={query} />
    </div>
  )
}
