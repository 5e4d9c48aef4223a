import { cancelClosing } from '@plaza/contract'
import { Banner, Button, toasts } from '@plaza/design'
import { dayOf } from '@plaza/web/reading'
import { useState } from 'react'
import { useMall } from '../../mall/mall.tsx'
import { useReader } from '../../mall/reader.ts'
import { useKnownUser } from '../../mall/use-known-user.ts'
import { useProfileWords } from './words/index.ts'

/** The account is about to be closed, and can still be kept. */
export function ClosingBanner({ closingAt }: { closingAt: string }) {
  const { caller } = useMall()
  const { lang, words: shop } = useReader()
  const words = useProfileWords()
  const know = useKnownUser()
  const [busy, setBusy] = useState(false)
  const keep = () => {
    setBusy(true)
    caller
      .ask(cancelClosing, {})
      .then((user) => {
        know(user)
        toasts.show(words.kept)
      })
      .catch(() => toasts.show(shop.common.requestFailed, 'error'))
      .finally(() => setBusy(false))
  }
  return (
    <Banner
      tone="warning"
      action={
        <Button size="small" look="white" busy={busy} onClick={keep}>
          {words.keep}
        </Button>
      }
    >
      {words.closing(dayOf(closingAt, lang))}
    </Banner>
  )
}
