import { isCallFailure } from '@plaza/client/failure'
import { Card, ConsolePage } from '@plaza/console'
import type { ProductImport } from '@plaza/contract'
import { Banner, Button, ButtonLink } from '@plaza/design'
import { randomToken } from '@plaza/values'
import { type ReactNode, useRef, useState } from 'react'
import { useExportShopProducts, useImportShopProducts, useProductImport } from '../../../calls/products.ts'
import { FileButton } from '../../../parts/files/FileButton.tsx'
import { hrefOf } from '../../../paths.ts'
import { FaultsCard } from './FaultsCard.tsx'
import { type ImportWords, useImportWords } from './words/index.ts'
import styles from './Import.module.css'

/** Imports products from a file. The file is checked first, imported after confirmation, and progress is shown until the import is done. */
export default function ImportScreen() {
  const words = useImportWords()
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<{ file: File; key: string }>()
  const check = useImportShopProducts()
  const begin = useImportShopProducts()
  const table = useExportShopProducts()
  const followed = useProductImport(begin.data?.id ?? null)
  const report = followed.data ?? begin.data ?? check.data
  const choose = (file: File | undefined) => {
    if (!file) return
    const key = randomToken()
    setChosen({ file, key })
    begin.reset()
    check.mutate({ file, key, dry_run: '1' })
  }
  const failed = begin.error ?? check.error
  return (
    <ConsolePage
      title={words.title}
      back={{ href: hrefOf('products'), label: words.back }}
      actions={
        <FileButton look="outline" fetchFile={() => table.fetchFile()}>
          {words.download}
        </FileButton>
      }
      width="narrow"
    >
      <Card>
        <div className={styles.column}>
          <p>{words.how}</p>
          <p className={styles.hint}>{words.columns}</p>
          <div className={styles.row}>
            <Button look={chosen ? 'outline' : 'primary'} busy={check.isPending} onClick={() => input.current?.click()}>
              {chosen ? words.another : words.choose}
            </Button>
            {chosen && <span>{chosen.file.name}</span>}
          </div>
          <input
            ref={input}
            type="file"
            hidden
            aria-label={words.choose}
            accept=".csv,text/csv"
            onChange={({ target }) => {
              choose(target.files?.[0])
              target.value = ''
            }}
          />
          {check.isPending && <output>{words.checking}</output>}
        </div>
      </Card>
      {failed && <Banner tone="danger">{whyNot(failed, words)}</Banner>}
      {report && (
        <Progress
          report={report}
          action={
            chosen &&
            !begin.data &&
            report.products > 0 && (
              <Button busy={begin.isPending} onClick={() => begin.mutate(chosen)}>
                {words.import(report.products)}
              </Button>
            )
          }
        />
      )}
      {report && report.faults.length > 0 && <FaultsCard faults={report.faults} />}
    </ConsolePage>
  )
}

const whyNot = (error: unknown, { refused, atLine }: ImportWords): string => {
  if (!isCallFailure(error)) return refused.other
  if (error.reason === 'import_running') return refused.running
  const { reason = '', row } = (error.data ?? {}) as { reason?: string; row?: number }
  const why = Object.entries(refused).find(([name]) => name === reason)?.[1] ?? error.said ?? refused.other
  return row === undefined ? why : atLine(row, why)
}

function Progress({ report, action }: { report: ProductImport; action: ReactNode }) {
  const words = useImportWords()
  const { state, rows, products, done, faults } = report
  return (
    <Card>
      <div className={styles.column}>
        <ul className={styles.sums}>
          <li>{words.rows(rows)}</li>
          <li>{words.added(report.new)}</li>
          <li>{words.changed(report.changed)}</li>
          <li>{faults.length === 0 ? words.fine : words.faulty(faults.length)}</li>
        </ul>
        {state === 'running' && (
          <>
            <progress className={styles.bar} max={products} value={done} aria-label={words.progress(done, products)} />
            <output>{words.progress(done, products)}</output>
            <p className={styles.hint}>{words.goesOn}</p>
          </>
        )}
        {state === 'done' && (
          <>
            <output>
              <b>{words.finished(done)}</b> {report.new > 0 && words.drafts}
            </output>
            <div>
              <ButtonLink href={hrefOf('products')}>{words.toList}</ButtonLink>
            </div>
          </>
        )}
        {action && (
          <div className={styles.row}>
            {action}
            {faults.length > 0 && <span className={styles.hint}>{words.without}</span>}
          </div>
        )}
      </div>
    </Card>
  )
}
