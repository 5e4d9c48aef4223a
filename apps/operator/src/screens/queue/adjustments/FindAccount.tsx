import type { FoundRecord } from '@plaza/contract'
import { Button, TextField } from '@plaza/design'
import { useState } from 'react'
import { useFindRecords } from '../../../calls/find.ts'
import { useAdjustmentWords } from './words/index.ts'
import styles from './Adjustments.module.css'

export type Account = { account: 'customer' | 'shop'; id: string; name: string }

const accounts = { person: 'customer', shop: 'shop' } as const
const accountIn = ({ kind, id, name, note }: FoundRecord): (Account & { note: string })[] =>
  kind === 'person' || kind === 'shop' ? [{ account: accounts[kind], id, name, note }] : []
/** Shorter words find too many. */
const shortest = 2

/** Finds the customer or the shop by name or e-mail address. A press on a result chooses its account. */
export function FindAccount({ onChoose }: { onChoose: (account: Account) => void }) {
  const words = useAdjustmentWords()
  const [typed, setTyped] = useState('')
  const keyword = typed.trim()
  const { data } = useFindRecords(keyword.length < shortest ? '' : keyword)
  const found = keyword.length < shortest ? undefined : data?.list.flatMap(accountIn)
  return (
    <div className={styles.find}>
      <TextField
        label={words.find}
        value={typed}
        maxLength={128}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {found?.map(({ note, ...account }) => (
        <Button
          key={`${account.account}:${account.id}`}
          look="soft"
          size="small"
          onClick={() => {
            setTyped('')
            onChoose(account)
          }}
        >
          {`${account.name} · ${note}`}
        </Button>
      ))}
      {found?.length === 0 && <p role="status">{words.noneFound}</p>}
    </div>
  )
}
