import { AnnouncementStrip } from '../../parts/AnnouncementStrip.tsx'
import { useNextToTell } from '../../mall/announcements.ts'
import styles from './Announcement.module.css'

/** The current announcement of the mall, unless a serious one is to be read first: that stands above every page. */
export function Announcement() {
  const told = useNextToTell()
  if (!told || told.serious) return null
  return (
    <div className={styles.here}>
      <AnnouncementStrip key={told.id} told={told} />
    </div>
  )
}
