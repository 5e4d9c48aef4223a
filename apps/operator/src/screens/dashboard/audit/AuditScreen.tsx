import { IndexPage, useIndexAddress } from '@plaza/console'
import type { AnswerOf, listAudit } from '@plaza/contract'
import { Banner, Button, IconHistory, PriceWords } from '@plaza/design'
import { momentOf, useReader } from '@plaza/web/reading'
import { useState } from 'react'
import { useListAuditPages, useVerifiedChain } from '../../../calls/dashboard.ts'
import { useFieldWords } from '../../../parts/tell/fields/index.ts'
import { useCodeWords } from '../../../parts/tell/words/index.ts'
import { saidOf } from '../../../parts/tell/said-of.ts'
import { useAuditWords } from './words/index.ts'

const days = ['from', 'to'] as const
const filters = ['action', ...days] as const
type Chain = NonNullable<AnswerOf<typeof listAudit>['chain']>
type Narrowed = Parameters<typeof useListAuditPages>[0]

/** `operator:7` is a staff member who acted, and `shop:3` a subject. Any other search word is a person or the beginning of an action name. */
const meant = (keyword: string): Narrowed =>
  keyword === '' ? {} : keyword.startsWith('operator:') ? { actor: keyword } : keyword.includes(':') ? { subject: keyword } : { keyword }

/** The audit log, with a check for tampering. */
export default function AuditScreen() {
  const words = useAuditWords()
  const codes = useCodeWords()
  const fields = useFieldWords()
  const { lang } = useReader()
  const at = useIndexAddress({ views: ['all'], filters })
  const query = useListAuditPages({ ...at.filters, ...meant(at.keyword) } as Narrowed)
  const [isVerifying, setIsVerifying] = useState(false)
  const verified = useVerifiedChain(isVerifying)
  const chain = verified.data?.chain
  return (
    <IndexPage
      name="audit"
      title={words.title}
      subtitle={words.text}
      at={at}
      query={query}
      notice={chain && <Verified of={chain} />}
      row={{ id: ({ id }) => id, name: ({ action }) => codes.actionOf(action) }}
      columns={[
        { key: 'at', head: words.at, cell: ({ at: when }) => momentOf(when, lang) },
        { key: 'who', head: words.who, cell: ({ name, actor }) => name ?? codes.thingOf(actor) },
        { key: 'action', head: words.action, cell: ({ action }) => codes.actionOf(action) },
        { key: 'subject', head: words.subject, cell: ({ subject }) => codes.thingOf(subject) },
        { key: 'details', head: words.details, extra: true, cell: ({ details }) => <PriceWords text={saidOf(details, fields)} /> },
      ]}
      filters={[
        { name: 'action', label: words.action, options: codes.actions },
        ...days.map((name) => ({ name, label: words[name], day: true as const })),
      ]}
      search={words.search}
      actions={
        <Button look="outline" busy={isVerifying && verified.isFetching} onClick={() => setIsVerifying(true)}>
          {words.verify}
        </Button>
      }
      empty={{ icon: IconHistory, title: words.none, text: words.noneText }}
    />
  )
}

/** Says whether the audit log is unmodified, and up to which row this was checked. */
function Verified({ of: chain }: { of: Chain }) {
  const words = useAuditWords()
  const broken = chain.problems.map(({ seal, problem }) => `${seal}: ${problem}`)
  return (
    <Banner tone={broken.length === 0 ? 'info' : 'danger'}>
      {broken.length === 0 ? words.holds({ upTo: chain.verified_up_to, head: chain.head.slice(0, 16) }) : words.broken(broken.join(', '))}
    </Banner>
  )
}
