import { IndexPage, Money, saveFile, useIndexAddress } from '@plaza/console'
import { type Report, type ReportColumn, type PromiseKind, reportColumns, reports } from '@plaza/contract'
import { Button, Icon, IconDownload, IconTable } from '@plaza/design'
import { calendarDayOf, useReader } from '@plaza/web/reading'
import { useShowReport } from '../../../calls/finances.ts'
import { useReportsWords } from './words/index.ts'

const filters = ['from', 'to'] as const
const sums: readonly ReportColumn[] = ['sum', 'assets', 'liabilities', 'own', 'difference']
const texts: readonly ReportColumn[] = ['day', 'kind']
type ReportQuery = Parameters<typeof useShowReport>[0]

/** Daily figures of the mall, also available as a file. */
export default function ReportsScreen() {
  const words = useReportsWords()
  const at = useIndexAddress({ views: reports, filters })
  const { listed, report } = useShowReport({ report: at.view, ...at.filters } as ReportQuery)
  const columns: readonly ReportColumn[] = reportColumns[at.view]
  return (
    <IndexPage
      name={`report-${at.view}`}
      title={words.title}
      subtitle={words.texts[at.view]}
      at={at}
      query={listed}
      row={{ id: (cells) => cells.slice(0, 2).join(' '), name: ([day]) => day ?? '' }}
      columns={columns.map((column, index) => ({
        key: column,
        head: words.columns[column],
        end: !texts.includes(column),
        cell: (cells: readonly string[]) => <Cell column={column} said={cells[index] ?? ''} />,
      }))}
      views={reports.map((key: Report) => ({ key, label: words.reports[key] }))}
      filters={filters.map((name) => ({ name, label: words[name], day: true }))}
      actions={
        report && (
          <Button
            look="outline"
            icon={<Icon of={IconDownload} size={20} />}
            onClick={() =>
              saveFile({
                name: `${report.report}-${report.from}-${report.to}.csv`,
                bytes: new Blob([report.csv], { type: 'text/csv;charset=utf-8' }),
              })
            }
          >
            {words.csv}
          </Button>
        )
      }
      empty={{ icon: IconTable, title: words.none, text: words.noneText }}
    />
  )
}

function Cell({ column, said }: { column: ReportColumn; said: string }) {
  const { kinds } = useReportsWords()
  const { lang } = useReader()
  if (column === 'day') return <time dateTime={said}>{calendarDayOf(said, lang)}</time>
  if (column === 'kind') return <>{kinds[said as PromiseKind]}</>
  return sums.includes(column) ? <Money of={said} /> : <>{said}</>
}
