import { Card, Failed, Money } from '@plaza/console'
import { Button, Icon, IconDownload, LinesSkeleton } from '@plaza/design'
import { momentOf, useReader } from '@plaza/web/reading'
import { useLedgerFile, useListShopLedgerPages } from '../../calls/finances.ts'
import { FileButton } from '../../parts/files/FileButton.tsx'
import { useWords } from '../../words/index.ts'
import { usePaymentWords } from './words/index.ts'
import styles from './Payments.module.css'

/** All ledger lines of the shop's balance, newest first. */
export function LedgerCard() {
  const words = usePaymentWords()
  const shared = useWords()
  const { lang } = useReader()
  const query = useListShopLedgerPages()
  const fetchFile = useLedgerFile()
  const lines = query.data?.pages.flatMap((page) => page.list)
  return (
    <Card
      title={words.ledger}
      action={
        <FileButton look="link" icon={<Icon of={IconDownload} size={20} />} fetchFile={fetchFile}>
          CSV
        </FileButton>
      }
    >
      {query.isError && !lines && <Failed error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />}
      {!lines && !query.isError && <LinesSkeleton lines={5} />}
      {lines?.length === 0 && <p className={styles.note}>{words.noLines}</p>}
      {lines && lines.length > 0 && (
        <ul className={styles.rows}>
          {lines.map((line) => (
            <li key={line.id} className={styles.row}>
              <span>
                {words.kinds[line.kind]} {line.remark && <span className="num">{line.remark}</span>}
                <small>
                  <time dateTime={line.date}>{momentOf(line.date, lang)}</time>
                </small>
              </span>
              <span className={styles.end}>
                <b>
                  <Money of={line.direction === 'expense' ? `-${line.amount}` : line.amount} />
                </b>
                <small>
                  {words.after} <Money of={line.balance_after} />
                </small>
              </span>
            </li>
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <Button look="outline" wide busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {shared.console.showMore}
        </Button>
      )}
    </Card>
  )
}
