import { AskSheet } from '@plaza/console'
import { Button, toasts } from '@plaza/design'
import { saidOf } from '@plaza/web/form'
import { go } from '@plaza/web/route'
import { useReader } from '@plaza/web/reading'
import { useState } from 'react'
import { useRemoveShopProduct, useShelveShopProduct, useSubmitShopProduct, useWithdrawShopProduct } from '../../../calls/products.ts'
import { hrefOf } from '../../../paths.ts'
import { unreadable } from './draft.ts'
import type { useDraft } from './use-draft.ts'
import { useProductWords } from './words/index.ts'

/** Actions that ask for a confirmation. */
type Confirmed = 'remove' | 'withdraw' | 'drop'
type Props = {
  writing: ReturnType<typeof useDraft>
  onTried: () => void
  /** Called with the fields that prevent the product from being sent. */
  onLacking: (fields: readonly string[]) => void
  onOvertaken: () => void
}

/** Actions for the whole product: one primary button and several secondary buttons. */
export function Actions({ writing, onTried, onLacking, onOvertaken }: Props) {
  const words = useProductWords()
  const reader = useReader()
  const { product, draft, save, take, isHeld, isDirty } = writing
  const [asking, ask] = useState<Confirmed>()
  const [busy, setBusy] = useState(false)
  const submit = useSubmitShopProduct()
  const withdraw = useWithdrawShopProduct()
  const shelve = useShelveShopProduct()
  const remove = useRemoveShopProduct()
  const isShown = product?.state === 'live' || product?.state === 'off' || product?.state === 'expired'
  const may = (action: NonNullable<typeof product>['actions'][number]) => product?.actions.includes(action) === true

  const doing = async (does: () => Promise<unknown>) => {
    setBusy(true)
    await does().catch((error: unknown) => {
      const isOvertaken = [submit, withdraw, shelve, remove].some(({ reasonOf }) => reasonOf(error) === 'changed_meanwhile')
      if (!isOvertaken) return toasts.show(saidOf(error, reader.words), 'error')
      ask(undefined)
      onOvertaken()
    })
    setBusy(false)
  }
  const send = () =>
    doing(async () => {
      onTried()
      const wrong = unreadable(draft)
      const saved = wrong.length > 0 ? null : await save()
      const lacking = [...wrong, ...((saved ?? product)?.faults ?? [])].map(({ field }) => field)
      if (lacking.length > 0) {
        toasts.show(words.lacks(new Set(lacking).size), 'error')
        onLacking(lacking)
      }
      if (!saved || lacking.length > 0) return
      const submitted = (await submit.mutateAsync({ id: saved.id, version: String(saved.version) })) as NonNullable<typeof product>
      take(submitted)
      toasts.show(submitted.draft === 'review' || submitted.state === 'review' ? words.sent : words.published)
    })
  const seen = { id: product?.id ?? '', version: String(product?.version ?? 0) }
  const gone = () =>
    doing(async () => {
      if (!product) return
      await remove.mutateAsync(seen)
      toasts.show(words.removed)
      go(hrefOf('products'))
    })
  const withdrawn = (drop: boolean) =>
    doing(async () => {
      take(await withdraw.mutateAsync({ ...seen, ...(drop && { drop: '1' as const }) }))
      ask(undefined)
    })
  const confirmed: Record<Confirmed, () => Promise<void>> = {
    remove: gone,
    withdraw: () => withdrawn(false),
    drop: () => withdrawn(true),
  }
  const others = [
    ...(isShown && product?.draft ? [{ label: words.drop, press: () => ask('drop') }] : []),
    // Asks first: after sending, it may come to the place of the button that was just pressed.
    ...(isHeld ? [{ label: words.withdraw, press: () => ask('withdraw') }] : []),
    ...(may('shelve')
      ? [{ label: words.shelve, press: () => void doing(async () => take(await shelve.mutateAsync({ ...seen, on: '1' }))) }]
      : []),
    ...(may('take_off')
      ? [{ label: words.takeOff, press: () => void doing(async () => take(await shelve.mutateAsync({ ...seen, on: '0' }))) }]
      : []),
  ]
  const canSend = isDirty || may('submit')
  return (
    <>
      {others.map(({ label, press }) => (
        <Button key={label} look="outline" busy={busy} onClick={press}>
          {label}
        </Button>
      ))}
      {may('remove') && (
        <Button look="link" onClick={() => ask('remove')}>
          {words.remove}
        </Button>
      )}
      {!isHeld && (
        <Button busy={busy} whyNot={canSend ? undefined : words.nothingToSend} onClick={() => void send()}>
          {isShown && product?.waits.length === 0 ? words.publish : words.send}
        </Button>
      )}
      {asking && (
        <AskSheet
          words={words.ask[asking]}
          label={words[asking]}
          busy={busy}
          isDanger={asking !== 'withdraw'}
          onDo={() => void confirmed[asking]()}
          onClose={() => ask(undefined)}
        />
      )}
    </>
  )
}
