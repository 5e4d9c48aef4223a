import type { TicketWord, WholeTicket } from '@plaza/contract'
import { MessageList } from '@plaza/design/talk'
import { momentOf, useReader } from '@plaza/web/reading'
import { useTicketWords } from '@plaza/web/ticket'
import type { ReactNode } from 'react'
import { Card } from '../pages/Card.tsx'

type Props = { ticket: WholeTicket; reader: TicketWord['by']; picture: (image: TicketWord['images'][number]) => ReactNode }

/** The messages of a ticket with their authors, as this reader sees them. */
export function TicketMessages({ ticket: { words: written, from }, reader, picture }: Props) {
  const words = useTicketWords()
  const { lang } = useReader()
  const asker = reader === 'asker' ? words.you : (from?.shop?.name ?? from?.name ?? words.asker)
  return (
    <Card title={words.written}>
      <MessageList
        label={words.written}
        messages={written.map(({ id, by, text, images, at }) => ({
          ...{ id, text, dateTime: at, when: momentOf(at, lang) },
          by: by === 'asker' ? asker : words.us,
          mine: by === reader,
          shown: images.length > 0 && images.map(picture),
        }))}
      />
    </Card>
  )
}
