import { useListConversationsPages, useReadMessages } from '@plaza/client'
import type { Conversation } from '@plaza/contract'
import { Button, ButtonLink, LinesSkeleton } from '@plaza/design'
import { TalkList } from '@plaza/design/talk'
import { talkTime, useDelivered, useTalkWords } from '@plaza/web/talk'
import { useState } from 'react'
import { useReader } from '../../mall/reader.ts'
import { Failure } from '../../parts/Failure.tsx'
import { hrefOf } from '../../paths.ts'
import styles from './Chat.module.css'

/** Conversation list: customer service, which is always listed, and every shop with a conversation. */
export function Conversations({ here }: { here: string | null }) {
  const words = useTalkWords()
  const { lang } = useReader()
  const [now] = useState(() => Date.now())
  const query = useListConversationsPages()
  const { mutate: mark } = useReadMessages()
  const list = query.data?.pages.flatMap((page) => page.list) ?? []
  useDelivered(list, mark)
  if (!query.data && query.isError) return <Failure error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
  if (!query.data)
    return (
      <div aria-busy className={styles.hold}>
        <LinesSkeleton lines={5} />
      </div>
    )
  const lastOf = ({ last }: Conversation) => (last ? last.text || (last.has === 'image' ? words.picture : words.card) : '')
  return (
    <>
      <TalkList
        label={words.conversations}
        here={here ?? undefined}
        talks={list.map((each) => ({
          id: each.id,
          href: hrefOf('chat', { id: each.id }),
          name: each.with === 'service' ? words.service : each.other.name,
          shape: each.with === 'service' ? 'person' : 'shop',
          last: lastOf(each),
          ...(each.last && { when: { text: talkTime(each.last.at, now, lang), dateTime: each.last.at } }),
          unread: each.unread,
          unreadLabel: words.unread(each.unread),
        }))}
      />
      {list.length === 0 && <p className={styles.none}>{words.noneText}</p>}
      {!list.some((each) => each.with === 'service') && (
        <div className={styles.more}>
          <ButtonLink look="soft" href={hrefOf('chat', { with: 'service' })}>
            {words.service}
          </ButtonLink>
        </div>
      )}
      {query.hasNextPage && (
        <Button look="link" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {words.earlierTalks}
        </Button>
      )}
    </>
  )
}
