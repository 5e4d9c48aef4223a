import { useBlockConversation, useGetMessagesPages, useReadMessages, useSendMessage } from '@plaza/client'
import { type ChatCard, type Conversation, maxSaid } from '@plaza/contract'
import { Avatar, Button, ButtonLink, EmptyScene, Icon, IconArrowLeft, IconLink, LinesSkeleton, toasts } from '@plaza/design'
import { TalkThread } from '@plaza/design/talk'
import { saidOf } from '@plaza/web/form'
import { asksOutside, outbox, talkLines, type TalkLine, useReadMarks, useSending, useTalkWords } from '@plaza/web/talk'
import { useState } from 'react'
import { useReader } from '../../mall/reader.ts'
import { Failure } from '../../parts/Failure.tsx'
import { scene } from '../../parts/pictures/scene.ts'
import { PrivatePicture } from '../../parts/pictures/PrivatePicture.tsx'
import { hrefOf } from '../../paths.ts'
import { CardOf } from './CardOf.tsx'
import { Composer } from './Composer.tsx'
import { ReportButton } from './ReportButton.tsx'
import styles from './Chat.module.css'

type Props = { conversation: string; owner: string; about: ChatCard | null }

/** True if the conversation does not exist, belongs to another user, or has an invalid id. */
const isNobodys = ({ reason }: { reason: string }) => ['conversation_unknown', 'field_malformed', 'field_missing'].includes(reason)

/** Messages with one shop or customer service, and the message input. Unsent messages appear at the end. */
export function Thread({ conversation, owner, about }: Props) {
  const words = useTalkWords()
  const { lang } = useReader()
  const [now] = useState(() => Date.now())
  const query = useGetMessagesPages(conversation)
  const { mutateAsync: send } = useSendMessage()
  const { mutate: mark } = useReadMessages()
  const unsent = useSending(owner, conversation, ({ key, text, image, card }) =>
    send({ conversation, key, text, ...(image && { image }), ...(card && { card_kind: card.kind, card_id: card.id }) }),
  )
  const said = query.data?.pages.flatMap((page) => page.list) ?? []
  const talk = query.data?.pages[0]?.conversation
  const newest = said.find(({ mine }) => !mine)
  useReadMarks(conversation, newest, talk?.unread ?? 0, mark)
  if (!talk && query.error && isNobodys(query.error))
    return (
      <EmptyScene
        pictures={scene('search')}
        title={words.unknown}
        action={
          <ButtonLink href={hrefOf('chat')} look="soft">
            {words.seeAll}
          </ButtonLink>
        }
      />
    )
  if (!talk && query.isError) return <Failure error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
  if (!talk)
    return (
      <div aria-busy className={styles.hold}>
        <LinesSkeleton lines={6} />
      </div>
    )
  const name = talk.with === 'service' ? words.service : talk.other.name
  const lines = talkLines(said, unsent, { lang, now })
  return (
    <>
      <Head talk={talk} name={name} newest={newest?.id ?? null} />
      <TalkThread
        label={words.log(name)}
        words={words}
        lines={lines.map((line) => ({
          ...line,
          dateTime: line.at,
          shown: <Attachment line={line} />,
          ...(!line.mine && asksOutside(line.text) && { warning: words.outside }),
          onAgain: () => outbox.again(owner, line.id),
          onDrop: () => outbox.drop(owner, line.id),
        }))}
        {...(query.hasNextPage && { earlier: { busy: query.isFetchingNextPage, onMore: () => void query.fetchNextPage() } })}
      >
        {lines.length === 0 && <p className={styles.hello}>{words.hello}</p>}
      </TalkThread>
      {talk.away && talk.blocked === 'no' && <Away away={talk.away} />}
      {talk.blocked === 'no' ? (
        <Composer
          conversation={conversation}
          owner={owner}
          about={about}
          most={maxSaid}
          topics={lines.length === 0 && talk.with === 'service' ? words.topics : []}
        />
      ) : (
        <p className={styles.blocked}>{words.blocked[talk.blocked]}</p>
      )}
    </>
  )
}

/** Shown outside opening hours: the shop or customer service will read the messages when it opens again. */
function Away({ away: { opens, zone, words: own } }: { away: NonNullable<Conversation['away']> }) {
  const words = useTalkWords()
  return (
    <p className={styles.away}>
      {words.away(`${opens} (${zone.replace(/^.*\//, '').replaceAll('_', ' ')})`)} <bdi>{own}</bdi>
    </p>
  )
}

type HeadProps = { talk: Conversation; name: string; newest: string | null }
function Head({ talk, name, newest }: HeadProps) {
  const words = useTalkWords()
  return (
    <div className={styles.head}>
      <span className={styles.toList}>
        <IconLink href={hrefOf('chat')} label={words.back}>
          <Icon of={IconArrowLeft} />
        </IconLink>
      </span>
      <Avatar name={name} shape={talk.with === 'shop' ? 'shop' : 'person'} />
      <div className={styles.who}>
        <h2 dir="auto">{talk.with === 'shop' && talk.other.id ? <a href={hrefOf('shop', { id: talk.other.id })}>{name}</a> : name}</h2>
        {talk.answers_in !== null && <p>{words.answersIn(talk.answers_in)}</p>}
      </div>
      {talk.with === 'shop' && newest !== null && <ReportButton conversation={talk.id} message={newest} />}
      {talk.with === 'shop' && talk.blocked !== 'by_them' && <BlockButton talk={talk} />}
    </div>
  )
}

/** Blocks messages from the shop until the customer allows them again. */
function BlockButton({ talk: { id, blocked } }: { talk: Conversation }) {
  const words = useTalkWords()
  const { words: mall } = useReader()
  const { mutate: block, isPending } = useBlockConversation()
  const isBlocked = blocked === 'by_me'
  return (
    <Button
      look="link"
      size="small"
      busy={isPending}
      onClick={() =>
        block({ conversation: id, on: isBlocked ? '0' : '1' }, { onError: (error) => toasts.show(saidOf(error, mall), 'error') })
      }
    >
      {isBlocked ? words.unblock : words.block}
    </Button>
  )
}

/** The picture or card of a message, shown above its text. */
function Attachment({ line: { message, unsent } }: { line: TalkLine }) {
  const words = useTalkWords()
  if (message?.image) return <PrivatePicture id={message.image.id} url={message.image.url} label={words.picture} />
  if (message?.card) return <CardOf card={message.card} />
  if (message && message.text === '') return <em>{words.gone}</em>
  return unsent?.image || unsent?.card ? <em>{unsent.image ? words.picture : words.kinds[unsent.card?.kind ?? 'product']}</em> : null
}
