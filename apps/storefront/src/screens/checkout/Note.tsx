import { Button, Icon, IconPlus, TextArea } from '@plaza/design'
import { useState } from 'react'
import { longestNote } from '../../mall/purchases.ts'
import type { OngoingPurchase } from './use-purchase.ts'
import { useCheckoutWords } from './words/index.ts'
import styles from './Checkout.module.css'

type Props = { shopId: string; shopName?: string | undefined; purchase: OngoingPurchase }

/** A short note to the seller, stored across the checkout steps. */
export function Note({ shopId, shopName, purchase: { purchase, change } }: Props) {
  const words = useCheckoutWords()
  const written = purchase.notes[shopId] ?? ''
  const [isOpen, setOpen] = useState(written !== '')
  const label = shopName ? words.noteTo(shopName) : words.note
  if (!isOpen)
    return (
      <Button look="link" size="small" className={styles.addNote} icon={<Icon of={IconPlus} size={18} />} onClick={() => setOpen(true)}>
        {label}
      </Button>
    )
  return (
    <TextArea
      label={label}
      value={written}
      rows={2}
      maxLength={longestNote}
      hint={words.noteHint}
      onChange={({ target }) => change({ notes: { ...purchase.notes, [shopId]: target.value } })}
    />
  )
}
