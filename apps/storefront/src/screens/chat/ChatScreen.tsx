import type { UserInfo } from '@plaza/contract'
import { Page } from '@plaza/design'
import { useIsWide, useTitle } from '@plaza/web/hooks'
import { useTalkWords } from '@plaza/web/talk'
import { OwnOnly } from '../../parts/account/OwnOnly.tsx'
import type { ScreenProps } from '../screen.ts'
import { isNothing, type ChatSelection, wantedOf } from './about-of.ts'
import { Conversations } from './Conversations.tsx'
import { Opened } from './Opened.tsx'
import styles from './Chat.module.css'

/** Conversation list and one conversation: separate pages on phones, side by side on desktops. */
export default function ChatScreen({ query }: ScreenProps) {
  const words = useTalkWords()
  useTitle(words.title)
  return (
    <Page className={styles.page}>
      <h1 className="sr">{words.title}</h1>
      <OwnOnly>{(user) => <Talks user={user} wanted={wantedOf(query)} service={query.has('with') || query.has('about')} />}</OwnOnly>
    </Page>
  )
}

function Talks({ user, wanted, service }: { user: UserInfo; wanted: ChatSelection; service: boolean }) {
  const words = useTalkWords()
  const isWide = useIsWide()
  const isList = isNothing(wanted) && !service
  return (
    <div className={styles.talks}>
      {(isWide || isList) && (
        <section aria-labelledby="talks-title" className={styles.side}>
          <h2 id="talks-title" className={styles.title}>
            {words.title}
          </h2>
          <Conversations here={wanted.conversation} />
        </section>
      )}
      {(isWide || !isList) && (
        <section aria-label={words.conversations} className={styles.panel}>
          <Opened key={JSON.stringify([wanted, service])} wanted={wanted} owner={user.email} />
        </section>
      )}
    </div>
  )
}
