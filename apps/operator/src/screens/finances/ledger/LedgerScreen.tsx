import { IndexPage, Money, saveFile, useIndexAddress } from '@plaza/console'
import { lineKinds } from '@plaza/contract'
import { Button, Icon, IconDownload, IconReceipt, toasts } from '@plaza/design'
import { saidOf } from '@plaza/web/form'
import { momentOf, useReader } from '@plaza/web/reading'
import { useLedgerTable, useListLedgerLinesPages } from '../../../calls/finances.ts'
import { AccountName, ReferenceName } from '../../../parts/tell/AccountName.tsx'
import { useCodeWords } from '../../../parts/tell/words/index.ts'
import { useWords } from '../../../words/index.ts'
import { useLedgerWords } from './words/index.ts'

const orderNumber = /^[0-9]{8}-[0-9A-Z]{4,}$/i
const filters = ['kind', 'from', 'to'] as const
type Narrowed = Parameters<typeof useListLedgerLinesPages>[0]

/** A search word with a colon is a posting reference, such as `order:7`, and an order number stands for one. Any other word is the name of an account. */
const meant = (keyword: string): Narrowed =>
  keyword === '' ? {} : keyword.includes(':') || orderNumber.test(keyword) ? { reference: keyword } : { account: keyword.toLowerCase() }

/** All ledger lines of the books. */
export default function LedgerScreen() {
  const words = useLedgerWords()
  const codes = useCodeWords()
  const shared = useWords()
  const { lang } = useReader()
  const at = useIndexAddress({ views: ['all'], filters })
  const wanted = { ...at.filters, ...meant(at.keyword) } as Narrowed
  const query = useListLedgerLinesPages(wanted)
  const makeTable = useLedgerTable()
  return (
    <IndexPage
      name="ledger"
      title={words.title}
      subtitle={words.text}
      at={at}
      query={query}
      row={{ id: ({ id }) => id, name: ({ reference }) => reference }}
      columns={[
        { key: 'at', head: words.columns.at, cell: ({ at: when }) => momentOf(when, lang) },
        { key: 'kind', head: words.columns.kind, wraps: true, cell: ({ kind }) => codes.lineOf(kind) },
        { key: 'from', head: words.columns.from, cell: ({ from, from_owner: owner }) => <AccountName address={from} owner={owner} /> },
        { key: 'to', head: words.columns.to, cell: ({ to, to_owner: owner }) => <AccountName address={to} owner={owner} /> },
        { key: 'amount', head: words.columns.amount, end: true, cell: ({ amount }) => <Money of={amount} /> },
        {
          key: 'reference',
          head: words.columns.reference,
          cell: ({ reference, order_no: no }) => <ReferenceName reference={reference} orderNo={no} />,
        },
        { key: 'actor', head: words.columns.actor, extra: true, cell: ({ actor }) => codes.thingOf(actor) },
        { key: 'remark', head: words.columns.remark, extra: true, cell: ({ remark }) => remark },
      ]}
      filters={[
        { name: 'kind', label: words.filters.kind, options: lineKinds.map((value) => ({ value, label: codes.lineOf(value) })) },
        { name: 'from', label: words.filters.from, day: true },
        { name: 'to', label: words.filters.to, day: true },
      ]}
      search={words.search}
      actions={
        <Button
          look="outline"
          icon={<Icon of={IconDownload} size={20} />}
          onClick={() => void makeTable(wanted).then(saveFile, (error: unknown) => toasts.show(saidOf(error, shared), 'error'))}
        >
          {words.csv}
        </Button>
      }
      empty={{ icon: IconReceipt, title: words.none, text: words.noneText }}
    />
  )
}
