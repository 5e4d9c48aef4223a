import { Card, DetailPage, Facts } from '@plaza/console'
import { TicketMessages, WriteForm } from '@plaza/console/ticket'
import type { WholeTicket } from '@plaza/contract'
import { Button, StatusChip, toasts } from '@plaza/design'
import { momentOf, useReader } from '@plaza/web/reading'
import { saidOf } from '@plaza/web/form'
import { ticketTone, useTicketWords } from '@plaza/web/ticket'
import { useHasRole } from '../../calls/staff.ts'
import { useAnswerTicket, useAssignTicket, useShowServiceTicket } from '../../calls/support.ts'
import { PrivatePicture } from '../../parts/pictures/PrivatePicture.tsx'
import { hrefOf } from '../../paths.ts'

/** One ticket: all messages, its author, and the form for staff's answer. */
export function TicketPage({ id }: { id: string }) {
  const words = useTicketWords()
  const query = useShowServiceTicket(id)
  const answers = useHasRole(['owner', 'support'])
  const { mutateAsync: answer } = useAnswerTicket()
  return (
    <DetailPage of={query} title={words.one} back={{ href: hrefOf('tickets'), label: words.back }}>
      {(ticket) => ({
        title: ticket.subject,
        subtitle: ticket.number,
        main: (
          <>
            <TicketMessages
              ticket={ticket}
              reader="staff"
              picture={(image) => <PrivatePicture key={image.id} id={image.id} url={image.url} label={words.picture} />}
            />
            {answers && <WriteForm label={words.answer} send={(written) => answer({ id, ...written })} />}
          </>
        ),
        aside: <About ticket={ticket} answers={answers} />,
      })}
    </DetailPage>
  )
}

function About({ ticket, answers }: { ticket: WholeTicket; answers: boolean }) {
  const words = useTicketWords()
  const { lang } = useReader()
  const { number, topic, state, due, from, assigned } = ticket
  return (
    <Card title={number}>
      <Facts
        facts={[
          [
            words.states.open,
            <StatusChip key="state" tone={ticketTone(ticket)}>
              {words.states[state]}
            </StatusChip>,
          ],
          [words.promised, due && momentOf(due, lang)],
          [words.topic, words.topics[topic]],
          [words.from, from && <a href={hrefOf('person', { id: from.id })}>{from.name}</a>],
          ['', from?.shop && <a href={hrefOf('shop', { id: from.shop.id })}>{from.shop.name}</a>],
          ['', assigned && words.isWith(assigned.name)],
        ]}
      />
      {answers && <TicketActions ticket={ticket} />}
    </Card>
  )
}

function TicketActions({ ticket: { id, state, assigned } }: { ticket: WholeTicket }) {
  const words = useTicketWords()
  const { words: app } = useReader()
  const { mutate, isPending, reasonOf } = useAssignTicket()
  const assign = (to: 'me' | 'nobody' | 'closed') =>
    mutate(
      { id, to, seen: assigned?.id ?? '0' },
      { onError: (error) => toasts.show(reasonOf(error) === 'not_answered' ? words.answerFirst : saidOf(error, app), 'error') },
    )
  return (
    <>
      {assigned?.mine ? (
        <Button look="outline" size="small" busy={isPending} onClick={() => assign('nobody')}>
          {words.leave}
        </Button>
      ) : (
        <Button look="soft" size="small" busy={isPending} onClick={() => assign('me')}>
          {words.take}
        </Button>
      )}
      {state === 'answered' && (
        <Button look="outline" size="small" busy={isPending} onClick={() => assign('closed')}>
          {words.settle}
        </Button>
      )}
    </>
  )
}
