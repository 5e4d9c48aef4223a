import { AnnouncementStrip } from '../../parts/AnnouncementStrip.tsx'
import { useNextToTell } from '../../mall/announcements.ts'
import styles from './Announcement.module.css'

/** The mall's current announcement. An urgent announcement is omitted because every page shows it at the top. */
export function Announcement() {
  const query = useNextToTell()
  if (!query || query.serious) return null
  return (
    <div className={styles.here}>
      <AnnouncementStrip key={query.id} notice={query} />
    </div>
  )
}
