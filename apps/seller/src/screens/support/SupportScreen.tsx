import { IndexPage, useIndexAddress, type ScreenProps } from '@plaza/console'
import { useTicketColumns } from '@plaza/console/ticket'
import { Button, IconHeadset } from '@plaza/design'
import { useTicketWords } from '@plaza/web/ticket'
import { useState } from 'react'
import { useListShopTicketsPages } from '../../calls/support.ts'
import { hrefOf } from '../../paths.ts'
import { AskSheet } from './AskSheet.tsx'
import { TicketPage } from './TicketPage.tsx'

/** Tickets of the shop, and the promised answer time of the mall. With an `id` in the URL, the screen shows one ticket. */
export default function SupportScreen({ query }: ScreenProps) {
  const id = query.get('id')
  return id === null ? <Tickets /> : <TicketPage key={id} id={id} />
}

const views = ['all'] as const

function Tickets() {
  const words = useTicketWords()
  const columns = useTicketColumns()
  const [asking, setAsking] = useState(false)
  const at = useIndexAddress({ views })
  const request = useListShopTicketsPages()
  const hours = request.data?.pages[0]?.promised_hours
  return (
    <>
      <IndexPage
        name="tickets"
        title={words.title}
        {...(hours !== undefined && { subtitle: words.promise(hours) })}
        at={at}
        query={request}
        row={{ id: ({ id }) => id, name: ({ number }) => number, href: ({ id }) => hrefOf('support', { id }) }}
        columns={columns}
        actions={<Button onClick={() => setAsking(true)}>{words.ask}</Button>}
        empty={{ icon: IconHeadset, title: words.empty, text: words.emptyText }}
      />
      {asking && <AskSheet onClose={() => setAsking(false)} />}
    </>
  )
}
