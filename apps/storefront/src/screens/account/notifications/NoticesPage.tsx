import { Button, CountBadge, toasts } from '@plaza/design'
import { useRoute } from '@plaza/web'
import { changeQuery } from '@plaza/web/route'
import { AccountFrame } from '../../../parts/account/AccountFrame.tsx'
import { OwnOnly } from '../../../parts/account/OwnOnly.tsx'
import { Tabs } from '../../../parts/tabs/Tabs.tsx'
import { useSession } from '../../../mall/mall.tsx'
import { useReader } from '../../../mall/reader.ts'
import { Announcements } from './Announcements.tsx'
import { NoticeList } from './NoticeList.tsx'
import { useReading } from './use-reading.ts'
import { useNoticeWords } from './words/index.ts'

const views = ['notices', 'announcements'] as const

/** Messages of the mall: the user's own notices, and announcements to all users. */
export function NoticesPage({ query }: { query: URLSearchParams }) {
  const { nav } = useReader().words
  const words = useNoticeWords()
  const { path } = useRoute()
  const unread = useSession().user?.message_unread_count ?? 0
  const { readAll } = useReading()
  const view = views.find((each) => each === query.get('view')) ?? 'notices'
  const mark = () => void readAll().then((done) => done && toasts.show(words.allRead))
  return (
    <AccountFrame
      title={words.title}
      aside={
        unread > 0 && (
          <Button look="soft" size="small" onClick={mark}>
            {words.markAll}
          </Button>
        )
      }
    >
      <Tabs
        name="notices"
        label={words.views}
        tabs={views.map((value) => ({
          value,
          label: words[value],
          badge: value === 'notices' && <CountBadge count={unread} position="line" label={nav.unread(unread)} />,
        }))}
        value={view}
        onChange={(next) => changeQuery(`#${path}?tab=notices&view=${next}`)}
      >
        <h2 className="sr">{words[view]}</h2>
        {view === 'notices' ? <OwnOnly title={words.logIn}>{() => <NoticeList />}</OwnOnly> : <Announcements />}
      </Tabs>
    </AccountFrame>
  )
}
