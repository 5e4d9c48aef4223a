import { momentOf, useReader } from '@plaza/web/reading'
import { useListMallAnnouncements, usePublishAnnouncement } from '../../../calls/content.ts'
import { WrittenPage } from '../../../parts/written/WrittenPage.tsx'
import { AnnouncementSheet } from './AnnouncementSheet.tsx'
import { useAnnouncementWords } from './words/index.ts'

/** Announcements above every page of the mall: drafts, planned, current and ended ones. */
export default function AnnouncementsScreen() {
  const words = useAnnouncementWords()
  const { lang } = useReader()
  const query = useListMallAnnouncements()
  const publish = usePublishAnnouncement()
  return (
    <WrittenPage
      said={words}
      query={query}
      kind="announcement"
      publish={publish}
      tell={({ from, to }) => `${momentOf(from, lang)}${to ? ` – ${momentOf(to, lang)}` : ''}`}
      sheet={(known, close) => <AnnouncementSheet known={known} onClose={close} />}
    />
  )
}
