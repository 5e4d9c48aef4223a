import { useCancelClosing } from '@plaza/client'
import { Banner, Button, toasts } from '@plaza/design'
import { saidOf } from '@plaza/web/form'
import { dayOf } from '@plaza/web/reading'
import { useReader } from '../../mall/reader.ts'
import { useProfileWords } from './words/index.ts'

/** Banner: the account will be closed soon, and the customer can still cancel the closing. */
export function ClosingBanner({ closingAt }: { closingAt: string }) {
  const { mutateAsync: cancelClosing, isPending: busy } = useCancelClosing()
  const { lang, words: shop } = useReader()
  const words = useProfileWords()
  const keep = () =>
    void cancelClosing({}).then(
      () => toasts.show(words.kept),
      (error: unknown) => toasts.show(saidOf(error, shop), 'error'),
    )
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
