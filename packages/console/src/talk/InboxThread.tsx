import { type AnswerOf, type ChatCard, type ChatMessage, type getMessages, maxSaid, type sendMessage } from '@plaza/contract'
import type { Fields } from '@plaza/client'
import { LinesSkeleton } from '@plaza/design'
import { TalkCard, TalkThread } from '@plaza/design/talk'
import { useReader } from '@plaza/web/reading'
import { asksOutside, outbox, type TalkLine, talkLines, type Unsent, useReadMarks, useSending, useTalkWords } from '@plaza/web/talk'
import { type ReactNode, useState } from 'react'
import { FailedOne } from '../pages/FailedOne.tsx'
import { InboxComposer } from './InboxComposer.tsx'
import styles from './Inbox.module.css'

type Page = AnswerOf<typeof getMessages>
/** The messages query, page by page. */
export type MessagesQuery = {
  data: { pages: readonly Page[] } | undefined
  error: unknown
  isError: boolean
  isFetching: boolean
  hasNextPage: boolean
  isFetchingNextPage: boolean
  refetch: () => unknown
  fetchNextPage: () => unknown
}
type Mark = { conversation: string; message: string; as: 'delivered' | 'read' }
type Props = {
  conversation: string
  owner: string
  query: MessagesQuery
  /** Prepared replies. */
  replies?: readonly string[] | undefined
  /** Undefined if the reader may not write messages. */
  send?: (said: Fields<typeof sendMessage>) => Promise<unknown>
  mark?: (mark: Mark) => void
  hrefOfCard: (card: ChatCard) => string | undefined
  picture: (image: NonNullable<ChatMessage['image']>) => ReactNode
  /** Actions for the conversation, beside its name. */
  actions?: (page: Page) => ReactNode
}

const saidOf = (conversation: string, { key, text, image, card }: Unsent) => ({
  ...{ conversation, key, text },
  ...(image && { image }),
  ...(card && { card_kind: card.kind, card_id: card.id }),
})
const nothing = async () => {}

/** One conversation in a console: its messages and the reply field. */
export function InboxThread({ conversation, owner, query, replies = [], send, mark, hrefOfCard, picture, actions }: Props) {
  const words = useTalkWords()
  const { lang } = useReader()
  const [now] = useState(() => Date.now())
  const unsent = useSending(owner, conversation, send ? (each) => send(saidOf(conversation, each)) : nothing)
  const pages = query.data?.pages ?? []
  const said = pages.flatMap((page) => page.list)
  const [first] = pages
  const newest = said.find(({ mine }) => !mine)
  useReadMarks(conversation, newest, mark ? (first?.conversation.unread ?? 0) : 0, mark ?? (() => {}))
  if (!first && query.isError) return <FailedOne of={query} />
  if (!first) return <LinesSkeleton lines={6} />
  const { other, blocked } = first.conversation
  return (
    <>
      <div className={styles.head}>
        <h2 dir="auto">{other.name}</h2>
        {actions?.(first)}
      </div>
      <TalkThread
        label={words.log(other.name)}
        words={words}
        lines={talkLines(said, unsent, { lang, now }).map((line) => ({
          ...line,
          dateTime: line.at,
          shown: <MessageBody line={line} hrefOfCard={hrefOfCard} picture={picture} />,
          ...(asksOutside(line.text) && { warning: words.outside }),
          onAgain: () => outbox.again(owner, line.id),
          onDrop: () => outbox.drop(owner, line.id),
        }))}
        earlier={query.hasNextPage ? { busy: query.isFetchingNextPage, onMore: () => void query.fetchNextPage() } : undefined}
      />
      {send && blocked === 'no' && (
        <InboxComposer key={conversation} conversation={conversation} owner={owner} most={maxSaid} replies={replies} />
      )}
      {blocked !== 'no' && <p className={styles.quiet}>{words.blocked[blocked]}</p>}
    </>
  )
}

type ShownProps = { line: TalkLine } & Pick<Props, 'hrefOfCard' | 'picture'>
function MessageBody({ line: { message, unsent }, hrefOfCard, picture }: ShownProps) {
  const words = useTalkWords()
  const { text, price, picture: pictureOf } = useReader()
  if (message?.image) return picture(message.image)
  if (message?.card) {
    const { card } = message
    return (
      <TalkCard
        kind={words.kinds[card.kind]}
        name={text(card, 'name') || (card.number ?? '')}
        picture={pictureOf('product', card.image, card.tint)}
        facts={[card.number, card.label, card.amount === null ? null : price(card.amount)]}
        href={hrefOfCard(card)}
      />
    )
  }
  if (message && message.text === '') return <em>{words.gone}</em>
  return unsent?.image ? <em>{words.picture}</em> : null
}
