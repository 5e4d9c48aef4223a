import { useBuyAgain, useCancelOrder, useCompleteOrder, useExtendOrder, useGetInvoice } from '@plaza/client'
import type { CancelReason } from '@plaza/contract'
import { toasts } from '@plaza/design'
import { saidOf } from '@plaza/web/form'
import { go } from '@plaza/web/route'
import { momentOf } from '@plaza/web/reading'
import { useReader } from '../../../mall/reader.ts'
import { saveFile } from '../../../mall/save-file.ts'
import { hrefOf } from '../../../paths.ts'
import { useOrderWords } from '../words/index.ts'

/** Actions on an order that need no other page, with a toast for each result. */
export const useDoingWithOrder = (id: string) => {
  const words = useOrderWords()
  const { words: mall, lang } = useReader()
  const cancelling = useCancelOrder()
  const completing = useCompleteOrder()
  const extending = useExtendOrder()
  const again = useBuyAgain()
  const invoice = useGetInvoice()
  const say = (text: string) => toasts.show(text)
  const sayNo = (text: string) => toasts.show(text, 'error')
  const other = (error: unknown) => sayNo(saidOf(error, mall))

  return {
    isBusy: completing.isPending || extending.isPending || again.isPending || invoice.isPending,
    isCancelling: cancelling.isPending,
    isCompleting: completing.isPending,
    cancel: (reason: CancelReason, text: string): Promise<boolean> =>
      cancelling.mutateAsync({ id, reason, ...(text !== '' && { text }) }).then(
        () => (say(words.cancelled), true),
        (error: unknown) => {
          const why = cancelling.reasonOf(error)
          if (why === 'shipped_already') sayNo(words.shippedAlready)
          else if (why === 'not_cancellable') sayNo(words.notCancellable)
          else other(error)
          // True closes the sheet, because the order's status has changed and the page below shows the new status.
          return why !== undefined
        },
      ),
    complete: (): Promise<boolean> =>
      completing.mutateAsync({ id }).then(
        () => (say(words.received), true),
        (error: unknown) => {
          const why = completing.reasonOf(error)
          if (why === 'not_receivable') sayNo(words.failedMove)
          else other(error)
          return why !== undefined
        },
      ),
    extend: (): void =>
      void extending.mutateAsync({ id }).then(
        // The message uses the new deadline from the server, because the mall's owner sets the number of days.
        ({ deadline }) => deadline && say(words.extended(momentOf(deadline.at, lang))),
        (error: unknown) => (extending.reasonOf(error) === 'not_extendable' ? sayNo(words.failedMove) : other(error)),
      ),
    again: (): void =>
      void again.mutateAsync({ id }).then(
        ({ added, gone }) => {
          say(gone > 0 ? `${words.againAdded(added)} · ${words.againGone(gone)}` : words.againAdded(added))
          go(hrefOf('cart'))
        },
        (error: unknown) => {
          const why = again.reasonOf(error)
          if (why === 'product_gone') sayNo(words.nothingLeft)
          else if (why === 'cart_full') sayNo(words.cartFull)
          else other(error)
        },
      ),
    invoice: (): void =>
      void invoice
        .fetchInvoice({ id })
        .then(({ name, bytes }) => saveFile(name, bytes))
        .catch(other),
  }
}
