import { Card, DetailPage, Facts, PrivatePicture } from '@plaza/console'
import { TicketMessages, WriteForm } from '@plaza/console/ticket'
import { Button, StatusChip } from '@plaza/design'
import { momentOf, useReader } from '@plaza/web/reading'
import { ticketTone, useTicketWords } from '@plaza/web/ticket'
import { useCloseShopTicket, useReplyToShopTicket, useShowShopTicket } from '../../calls/support.ts'
import { hrefOf } from '../../paths.ts'

/** One ticket of the shop: messages, promised answer time, and the form for a further message. */
export function TicketPage({ id }: { id: string }) {
  const words = useTicketWords()
  const { lang } = useReader()
  const query = useShowShopTicket(id)
  const { mutateAsync: reply } = useReplyToShopTicket()
  const { mutate: close, isPending } = useCloseShopTicket()
  return (
    <DetailPage of={query} title={words.one} back={{ href: hrefOf('support'), label: words.back }}>
      {(ticket) => ({
        title: ticket.subject,
        subtitle: ticket.number,
        main: (
          <>
            <TicketMessages
              ticket={ticket}
              reader="asker"
              picture={(image) => <PrivatePicture key={image.id} id={image.id} url={image.url} label={words.picture} />}
            />
            <WriteForm label={words.reply} send={(written) => reply({ id, ...written })} />
          </>
        ),
        aside: (
          <Card title={ticket.number}>
            <StatusChip tone={ticketTone(ticket)}>{words.states[ticket.state]}</StatusChip>
            {ticket.due && <p>{(ticket.late ? words.late : words.due)(momentOf(ticket.due, lang))}</p>}
            <Facts facts={[[words.topic, words.topics[ticket.topic]]]} />
            {ticket.state === 'closed' ? (
              <p>{words.settled}</p>
            ) : (
              <Button look="outline" size="small" busy={isPending} onClick={() => close({ id })}>
                {words.settle}
              </Button>
            )}
          </Card>
        ),
      })}
    </DetailPage>
  )
}
