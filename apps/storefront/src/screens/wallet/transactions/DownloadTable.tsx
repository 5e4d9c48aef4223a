import { useListTransactions } from '@plaza/client'
import { Button, Icon, IconDownload, toasts } from '@plaza/design'
import { saidOf } from '@plaza/web/form'
import { useState } from 'react'
import { useReader } from '../../../mall/reader.ts'
import { saveFile } from '../../../mall/save-file.ts'
import { dayKey } from '../activity.ts'
import { useWalletWords } from '../words/index.ts'
import card from '../Wallet.module.css'
import type { requestFields } from './transaction-filter.ts'
import styles from './Transactions.module.css'

/** Filtered transactions as a CSV table for any spreadsheet program. */
export function DownloadTable({ wanted }: { wanted: ReturnType<typeof requestFields> }) {
  const table = useListTransactions()
  const { words: shop } = useReader()
  const words = useWalletWords()
  const [cutAt, setCutAt] = useState<number>()
  const download = async () => {
    try {
      const { csv, next_cursor } = await table.mutateAsync({ ...wanted, format: 'csv' })
      saveFile(`${words.csvName}-${dayKey(new Date().toISOString())}.csv`, csv ?? '', 'text/csv;charset=utf-8')
      setCutAt(next_cursor === null ? undefined : (csv ?? '').trimEnd().split('\r\n').length - 1)
      toasts.show(words.csvDone)
    } catch (error) {
      toasts.show(saidOf(error, shop), 'error')
    }
  }
  return (
    <div className={styles.download}>
      <Button look="soft" size="small" busy={table.isPending} icon={<Icon of={IconDownload} size={18} />} onClick={() => void download()}>
        {words.csv}
      </Button>
      {cutAt !== undefined && (
        <p role="status" className={card.small}>
          {words.csvCut(cutAt)}
        </p>
      )}
    </div>
  )
}
