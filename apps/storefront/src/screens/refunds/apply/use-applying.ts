import { isCallFailure, useApplyRefund } from '@plaza/client'
import { type AnswerOf, type RefundKind, type RefundReason, type quoteRefund, maxRefundPictures, storefrontLinks } from '@plaza/contract'
import { toasts } from '@plaza/design'
import { reasonWords, saidOf } from '@plaza/web/form'
import { goInstead } from '@plaza/web/route'
import { dayOf } from '@plaza/web/reading'
import { compareMoney, money } from '@plaza/values'
import { useCallback, useState } from 'react'
import { onceKeys } from '../../../mall/once-keys.ts'
import { useReader } from '../../../mall/reader.ts'
import { readSum } from '../../../parts/wallet/read-sum.ts'
import { useUploads } from '../../../parts/pictures/use-uploads.ts'
import { useRefundWords } from '../words/index.ts'

export type Chosen = { item_id: string; quantity: number }
type Quote = Pick<AnswerOf<typeof quoteRefund>, 'lines' | 'kinds'>
type Faults = { items?: string; reason?: string; pictures?: string; less?: string; whole?: string }

/** Choices and input of a refund request, and its result. A refusal leaves the input unchanged. */
export const useApplying = (orderId: string, isWithdrawal: boolean) => {
  const { lang, words: mall } = useReader()
  const words = useRefundWords()
  const [chosen, setItems] = useState<readonly Chosen[]>()
  const items = chosen ?? none
  /** Ticks the only possible choice, once: a single line, or the whole of an order that is not shipped yet. */
  const preselect = useCallback((quote: Quote) => setItems((before) => before ?? onlyChoice(quote)), [])
  const [typed, setTyped] = useState<{ kind: RefundKind; reason?: RefundReason; remark: string; less: string }>({
    kind: isWithdrawal ? 'withdrawal' : 'refund',
    remark: '',
    less: '',
  })
  const [faults, setFaults] = useState<Faults>({})
  const [openRefund, setOpenRefund] = useState<string>()
  const uploads = useUploads('refund', maxRefundPictures)
  const applying = useApplyRefund()

  const faultsNow = (most: string): Faults => ({
    ...(items.length === 0 && { items: words.chooseFirst }),
    ...(!isWithdrawal && typed.reason === undefined && { reason: reasonWords(lang, 'missing') }),
    ...(uploads.busy && { pictures: words.picturesSending }),
    ...(typed.less !== '' && !isUpTo(readSum(typed.less), most) && { less: words.lessWrong }),
  })
  const refusal = (error: unknown): Faults => {
    const data = ((isCallFailure(error) && error.data) || {}) as { until?: string; refund_id?: string }
    switch (applying.reasonOf(error)) {
      case 'not_refundable':
        return { whole: words.notRefundable(data.until ? dayOf(data.until, lang) : '') }
      case 'refund_exists':
        setOpenRefund(data.refund_id)
        return { whole: words.exists }
      case 'more_than_bought':
        return { items: words.tooMany }
      case 'not_sent':
        return { whole: words.notSent }
      default:
        return { whole: saidOf(error, mall) }
    }
  }
  const send = (most: string) => {
    const wrong = faultsNow(most)
    setFaults(wrong)
    if (Object.keys(wrong).length > 0 || applying.isPending) return
    const what = `refund-${orderId}`
    const fields = {
      order_id: orderId,
      items: items.map(({ item_id, quantity }) => ({ item_id, quantity: String(quantity) })),
      kind: typed.kind,
      ...(typed.reason !== undefined && !isWithdrawal && { reason: typed.reason }),
      ...(typed.remark.trim() !== '' && { remark: typed.remark.trim() }),
      ...(uploads.ids.length > 0 && { images: [...uploads.ids] }),
      ...(typed.less !== '' && { amount: readSum(typed.less) ?? '' }),
    }
    void applying.mutateAsync({ ...fields, idempotency_key: onceKeys.keyFor(what, fields) }).then(
      ({ id }) => {
        onceKeys.answered(what)
        toasts.show(words.sent)
        goInstead(storefrontLinks.refund(id))
      },
      (error: unknown) => {
        if (isCallFailure(error) && error.kind === 'refused') onceKeys.answered(what)
        setFaults(refusal(error))
      },
    )
  }
  return {
    ...typed,
    items,
    faults,
    uploads,
    openRefund,
    isBusy: applying.isPending,
    preselect,
    /** The typed amount, if it is valid and less than the whole refund. */
    lessOf: (most: string): string | undefined => {
      const sum = readSum(typed.less)
      return sum !== undefined && isUpTo(sum, most) && compareMoney(money(sum), money(most)) < 0 ? sum : undefined
    },
    choose: (itemId: string, quantity: number) => {
      setFaults(({ items: _mended, ...rest }) => rest)
      setItems((before = none) => {
        const others = before.filter(({ item_id: id }) => id !== itemId)
        return quantity === 0 ? others : [...others, { item_id: itemId, quantity }]
      })
    },
    set: <K extends 'kind' | 'reason' | 'remark' | 'less'>(name: K, value: (typeof typed)[K]) => {
      setTyped((before) => ({ ...before, [name]: value }))
      if (name === 'reason' || name === 'less') setFaults(({ [name]: _mended, ...rest }) => rest)
    },
    send,
  }
}

const none: readonly Chosen[] = []

const onlyChoice = ({ lines, kinds }: Quote): readonly Chosen[] => {
  const open = lines.filter(({ left, open_refund: request }) => left > 0 && request === null)
  // Before shipping the only kind is the withdrawal, and the server refuses it for a part of the order.
  const isWhole = kinds.length === 1 && kinds[0] === 'withdrawal' && open.length === lines.length
  return open.length === 1 || isWhole ? open.map(({ item_id, left }) => ({ item_id, quantity: left })) : none
}

const isUpTo = (sum: string | undefined, most: string): boolean =>
  sum !== undefined && compareMoney(money(sum), money(most)) <= 0 && compareMoney(money(sum), money('0.00')) > 0
