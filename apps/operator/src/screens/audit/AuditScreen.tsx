import { IndexPage, useIndexAddress } from '@plaza/console'
import { Banner, Button, IconHistory } from '@plaza/design'
import { momentOf, useReader } from '@plaza/web/reading'
import { useState } from 'react'
import { useListAuditPages, useVerifiedChain } from '../../calls/overview.ts'
import { useAuditWords } from './words/index.ts'

const filters = ['from', 'to'] as const
type Narrowed = Parameters<typeof useListAuditPages>[0]

/** What is typed is a member of the staff, somebody or something, or the beginning of an action. */
const meant = (keyword: string): Narrowed =>
  keyword === ''
    ? {}
    : keyword.startsWith('operator:')
      ? { actor: keyword }
      : keyword.includes(':')
        ? { subject: keyword }
        : { action: keyword }

/** What is on record, and whether nobody changed it. */
export default function AuditScreen() {
  const words = useAuditWords()
  const { lang } = useReader()
  const at = useIndexAddress({ views: ['all'], filters })
  const asked = useListAuditPages({ ...at.filters, ...meant(at.keyword) } as Narrowed)
  const [isVerifying, setIsVerifying] = useState(false)
  const verified = useVerifiedChain(isVerifying)
  const chain = verified.data?.chain
  return (
    <>
      {chain && (
        <Banner tone={chain.problems.length === 0 ? 'info' : 'danger'}>
          {chain.problems.length === 0
            ? words.holds({ upTo: chain.verified_up_to, head: chain.head.slice(0, 16) })
            : words.broken(chain.problems.map(({ seal, problem }) => `${seal}: ${problem}`).join(', '))}
        </Banner>
      )}
      <IndexPage
        name="audit"
        title={words.title}
        subtitle={words.text}
        at={at}
        asked={asked}
        row={{ id: ({ id }) => id, name: ({ action }) => action }}
        columns={[
          { key: 'at', head: words.at, cell: ({ at: when }) => momentOf(when, lang) },
          { key: 'who', head: words.who, cell: ({ name, actor }) => name ?? actor },
          { key: 'action', head: words.action, cell: ({ action }) => action },
          { key: 'subject', head: words.subject, cell: ({ subject }) => subject },
          { key: 'details', head: words.details, extra: true, cell: ({ details }) => JSON.stringify(details) },
        ]}
        filters={filters.map((name) => ({ name, label: words[name], day: true }))}
        search={words.search}
        actions={
          <Button look="outline" busy={isVerifying && verified.isFetching} onClick={() => setIsVerifying(true)}>
            {words.verify}
          </Button>
        }
        empty={{ icon: IconHistory, title: words.none }}
      />
    </>
  )
}
