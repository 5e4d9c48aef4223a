import type { AnswerOf, listConversations } from '@plaza/contract'
import { Button, Chip, LinesSkeleton } from '@plaza/design'
import { TalkList } from '@plaza/design/talk'
import { useIsWide } from '@plaza/web/hooks'
import { go } from '@plaza/web/route'
import { useReader } from '@plaza/web/reading'
import { talkTime, useDelivered, useTalkWords } from '@plaza/web/talk'
import { type ReactNode, useState } from 'react'
import { ConsolePage } from '../pages/ConsolePage.tsx'
import { Failed } from '../pages/Failed.tsx'
import styles from './Inbox.module.css'

type Page = AnswerOf<typeof listConversations>
type ConversationsQuery = {
  data: { pages: readonly Page[] } | undefined
  error: unknown
  isError: boolean
  isFetching: boolean
  hasNextPage: boolean
  isFetchingNextPage: boolean
  refetch: () => unknown
  fetchNextPage: () => unknown
}
type Props = {
  title: string
  query: ConversationsQuery
  views: readonly { key: string; label: string; href: string }[]
  view: string
  here: string | null
  /** Address of this inbox without an open conversation. */
  back: string
  hrefOf: (id: string) => string
  /** Content beside the views: the reply settings. */
  tools?: ReactNode
  mark?: (mark: { conversation: string; message: string; as: 'delivered' | 'read' }) => void
  children: ReactNode
}

const nobody = () => {}

/** Inbox: conversations on the left, messages in the middle. Phones show one of the two at a time. */
export function Inbox({ title, query, views, view, here, back, hrefOf, tools, mark, children }: Props) {
  const words = useTalkWords()
  const isWide = useIsWide()
  const list = query.data?.pages.flatMap((page) => page.list) ?? []
  useDelivered(mark ? list : [], mark ?? nobody)
  return (
    <ConsolePage title={title} {...(!isWide && here !== null && { back: { href: back, label: words.back } })}>
      <div className={styles.inbox}>
        {(isWide || here === null) && (
          <section aria-label={words.conversations} className={styles.side}>
            <div className={styles.views}>
              {views.map(({ key, label, href }) => (
                <Chip key={key} pressed={key === view} onChange={() => go(href)}>
                  {label}
                </Chip>
              ))}
              {tools}
            </div>
            <Listed query={query} here={here} hrefOf={hrefOf} />
          </section>
        )}
        {(isWide || here !== null) && (
          <section className={styles.panel}>{here === null ? <p className={styles.quiet}>{words.choose}</p> : children}</section>
        )}
      </div>
    </ConsolePage>
  )
}

function Listed({ query, here, hrefOf }: Pick<Props, 'query' | 'here' | 'hrefOf'>) {
  const words = useTalkWords()
  const { lang } = useReader()
  const [now] = useState(() => Date.now())
  if (!query.data && query.isError) return <Failed error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
  if (!query.data) return <LinesSkeleton lines={6} />
  const list = query.data.pages.flatMap((page) => page.list)
  if (list.length === 0) return <p className={styles.quiet}>{words.noneHere}</p>
  return (
    <>
      <TalkList
        label={words.conversations}
        here={here ?? undefined}
        talks={list.map(({ id, other, last, unread, assigned }) => ({
          id,
          href: hrefOf(id),
          name: other.name,
          shape: 'person',
          last: last ? last.text || (last.has === 'image' ? words.picture : words.card) : '',
          when: last ? { text: talkTime(last.at, now, lang), dateTime: last.at } : undefined,
          unread,
          unreadLabel: words.unread(unread),
          note: assigned && <small>{assigned.name}</small>,
        }))}
      />
      {query.hasNextPage && (
        <Button look="link" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {words.earlierTalks}
        </Button>
      )}
    </>
  )
}
