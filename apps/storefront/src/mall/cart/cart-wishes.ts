import { type CallFailure, type Caller, type CartPlace, cartIs, isCallFailure, cartChanged } from '@plaza/client'
import { type Cart, removeFromCart, selectInCart, updateCart } from '@plaza/contract'
import type { Language } from '@plaza/values'
import { createStore } from '@plaza/web/store'
import type { QueryClient } from '@tanstack/react-query'
import { type OptimisticChange, type OptimisticChanges, isWishing, noWishes } from './wished-cart.ts'

/** Taps within this time are sent as one request. */
const foldMs = 300

type Options = {
  caller: Pick<Caller, 'ask'>
  queries: QueryClient
  lang: () => Language
  place: () => CartPlace
  /** Reports a change that the server refused to the customer. */
  onRefused: (error: unknown) => void
}
type Ask = (caller: Options['caller'], place: CartPlace) => Promise<Cart>
type Sending = { ids: readonly string[]; ask: Ask }

const fieldsOf = ({ quantity, selected }: OptimisticChange) => ({
  ...(quantity !== undefined && { quantity: String(quantity) }),
  ...(selected !== undefined && { selected: selected ? ('1' as const) : ('0' as const) }),
})

/** Groups pending changes into requests: one for all removals, one for ticked lines, one for unticked lines, and one for each new quantity. */
const sendingsOf = ({ changed, removed }: OptimisticChanges): Sending[] => {
  const all = [...changed].filter(([id]) => !removed.has(id))
  const numbers = all.filter(([, { quantity }]) => quantity !== undefined)
  const ticks = [true, false].map((selected) => ({
    selected,
    ids: all
      .filter(([, optimisticChange]) => optimisticChange.quantity === undefined && optimisticChange.selected === selected)
      .map(([id]) => id),
  }))
  return [
    ...(removed.size > 0
      ? [{ ids: [...removed], ask: ((caller, place) => caller.ask(removeFromCart, { ...place, ids: [...removed] })) satisfies Ask }]
      : []),
    ...numbers.map(([id, optimisticChange]) => ({
      ids: [id],
      ask: ((caller, place) => caller.ask(updateCart, { ...place, id, ...fieldsOf(optimisticChange) })) satisfies Ask,
    })),
    ...ticks
      .filter(({ ids }) => ids.length > 0)
      .map(({ ids, selected }) => ({
        ids,
        ask: ((caller, place) => caller.ask(selectInCart, { ...place, ids, selected: selected ? '1' : '0' })) satisfies Ask,
      })),
  ]
}

const without = ({ changed, removed }: OptimisticChanges, ids: readonly string[]): OptimisticChanges => ({
  changed: new Map([...changed].filter(([id]) => !ids.includes(id))),
  removed: new Set([...removed].filter((id) => !ids.includes(id))),
})

const together = (one: OptimisticChanges, other: OptimisticChanges): OptimisticChanges => {
  const changed = new Map(one.changed)
  for (const [id, optimisticChange] of other.changed) changed.set(id, { ...changed.get(id), ...optimisticChange })
  return { changed, removed: new Set([...one.removed, ...other.removed]) }
}

/**
 * Optimistic changes to the cart. Each change shows at once; requests run one after another. The server's answer wins, and a refused change is
 * reverted.
 */
export const createCartWishes = ({ caller, queries, lang, place, onRefused }: Options) => {
  const shown = createStore<OptimisticChanges>(noWishes)
  const refused = createStore<ReadonlyMap<string, CallFailure>>(new Map())
  let waiting = noWishes
  let sent = noWishes
  let timer: ReturnType<typeof setTimeout> | undefined
  let isSending = false

  const show = () => shown.set(together(sent, waiting))
  const refuse = (ids: readonly string[], error: unknown) => {
    void cartChanged(queries)
    if (isCallFailure(error)) refused.set(new Map([...refused.current(), ...ids.map((id) => [id, error] as const)]))
    onRefused(error)
  }
  const forgive = (ids: readonly string[]) => {
    if (!ids.some((id) => refused.current().has(id))) return
    refused.set(new Map([...refused.current()].filter(([id]) => !ids.includes(id))))
  }

  const sendOne = async ({ ids, ask }: Sending) => {
    const [requestLang, fields] = [lang(), place()]
    try {
      cartIs({ queries, fields, answer: await ask(caller, fields), lang: requestLang })
    } catch (error) {
      refuse(ids, error)
    }
    sent = without(sent, ids)
    show()
  }
  const send = async () => {
    clearTimeout(timer)
    if (isSending) return
    isSending = true
    while (isWishing(waiting)) {
      sent = waiting
      waiting = noWishes
      for (const each of sendingsOf(sent)) await sendOne(each)
      sent = noWishes
      show()
    }
    isSending = false
  }
  const optimisticChange = (optimisticChanges: OptimisticChanges, afterMs: number) => {
    waiting = together(waiting, optimisticChanges)
    show()
    clearTimeout(timer)
    timer = setTimeout(() => void send(), afterMs)
  }

  return {
    shown,
    /** Reason for the server's refusal of the last change, by line ID. */
    refused,
    want(ids: readonly string[], change: OptimisticChange) {
      forgive(ids)
      optimisticChange({ changed: new Map(ids.map((id) => [id, change])), removed: new Set() }, foldMs)
    },
    remove: (ids: readonly string[]) => optimisticChange({ changed: new Map(), removed: new Set(ids) }, 0),
    /** Waits until the server has received every change, so that checkout uses the current cart. */
    async settled() {
      await send()
      while (isSending) await new Promise((resolve) => setTimeout(resolve, 20))
    },
  }
}

export type CartWishes = ReturnType<typeof createCartWishes>
