import { useCloseTicket, useShowTicket } from '@plaza/client'
import type { WholeTicket } from '@plaza/contract'
import { Button, ButtonLink, EmptyScene, LinesSkeleton, StatusChip, toasts } from '@plaza/design'
import { MessageList } from '@plaza/design/talk'
import { saidOf } from '@plaza/web/form'
import { momentOf } from '@plaza/web/reading'
import { ticketTone, useTicketWords } from '@plaza/web/ticket'
import { useReader } from '../../mall/reader.ts'
import { Failure } from '../../parts/Failure.tsx'
import { PrivatePicture } from '../../parts/pictures/PrivatePicture.tsx'
import { scene } from '../../parts/pictures/scene.ts'
import { hrefOf } from '../../paths.ts'
import { ReplyForm } from './ReplyForm.tsx'
import styles from './Tickets.module.css'

/** One ticket: its status, the response deadline, the messages, and the reply form. */
export function TicketDetail({ id }: { id: string }) {
  const words = useTicketWords()
  const { lang } = useReader()
  const query = useShowTicket(id)
  const ticket = query.data
  if (query.error?.reason === 'ticket_unknown')
    return (
      <EmptyScene
        pictures={scene('news')}
        title={words.unknown}
        action={<ButtonLink href={hrefOf('chat', { view: 'tickets' })}>{words.title}</ButtonLink>}
      />
    )
  if (!ticket && query.isError) return <Failure error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
  if (!ticket)
    return (
      <div className={styles.card} aria-busy>
        <LinesSkeleton lines={6} />
      </div>
    )
  return (
    <div className={styles.blocks}>
      <Head ticket={ticket} />
      <MessageList
        label={words.written}
        messages={ticket.words.map(({ id: word, by, text, images, at }) => ({
          ...{ id: word, text, dateTime: at, when: momentOf(at, lang) },
          by: by === 'asker' ? words.you : words.us,
          mine: by === 'asker',
          shown: images.length > 0 && (
            <div className={styles.pictures}>
              {images.map((image) => (
                <PrivatePicture key={image.id} id={image.id} url={image.url} label={words.picture} />
              ))}
            </div>
          ),
        }))}
      />
      <ReplyForm id={id} />
    </div>
  )
}

function Head({ ticket }: { ticket: WholeTicket }) {
  const words = useTicketWords()
  const { lang, words: mall } = useReader()
  const { mutate: close, isPending } = useCloseTicket()
  const { id, number, subject, topic, state, due, late } = ticket
  return (
    <section aria-labelledby="ticket-title" className={styles.card}>
      <div className={styles.head}>
        <h2 id="ticket-title" dir="auto">
          {subject}
        </h2>
        <StatusChip tone={ticketTone(ticket)}>{words.states[state]}</StatusChip>
      </div>
      <p className={styles.quiet}>
        <span className="num">{number}</span> · {words.topics[topic]}
      </p>
      {due !== null && <p className={late ? styles.late : undefined}>{(late ? words.late : words.due)(momentOf(due, lang))}</p>}
      {state === 'closed' ? (
        <p className={styles.quiet}>{words.settled}</p>
      ) : (
        <div className={styles.ways}>
          <Button
            look="outline"
            size="small"
            busy={isPending}
            onClick={() => close({ id }, { onError: (error) => toasts.show(saidOf(error, mall), 'error') })}
          >
            {words.settle}
          </Button>
        </div>
      )}
    </section>
  )
}
