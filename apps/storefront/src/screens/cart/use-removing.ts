import { toasts } from '@plaza/design'
import { saidOf } from '@plaza/web/form'
import type { CartLine } from '@plaza/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ShownCart } from '../../mall/cart/use-cart.ts'
import { useReader } from '../../mall/reader.ts'
import { type Removal, groupsOf, spotOf } from './rows.ts'

const undoMs = 8000
type PendingRemoval = Removal & { putBack: () => Promise<void> }

/** Removes lines. Until the undo time ends, the customer can restore them in their old place. */
export const useRemoving = ({ cart, change }: ShownCart) => {
  const { words } = useReader()
  const [removals, setRemovals] = useState<readonly PendingRemoval[]>([])
  const lastKey = useRef(0)
  const timers = useRef(new Map<number, ReturnType<typeof setTimeout>>())
  const forget = useCallback((key: number) => {
    clearTimeout(timers.current.get(key))
    timers.current.delete(key)
    setRemovals((before) => before.filter((each) => each.key !== key))
  }, [])
  useEffect(() => {
    const running = timers.current
    return () => running.forEach((timer) => clearTimeout(timer))
  }, [])

  const remove = (lines: readonly CartLine[]) => {
    const spot = cart && spotOf(groupsOf(cart, removals), lines)
    const putBack = change.remove(lines)
    if (!spot) return
    const key = (lastKey.current += 1)
    setRemovals((before) => [...before, { ...spot, key, lines, putBack }])
    timers.current.set(
      key,
      setTimeout(() => forget(key), undoMs),
    )
  }
  const undo = async (key: number) => {
    const removal = removals.find((each) => each.key === key)
    clearTimeout(timers.current.get(key))
    try {
      await removal?.putBack()
    } catch (error) {
      toasts.show(saidOf(error, words), 'error')
    }
    forget(key)
  }
  return { removals, remove, undo }
}

export type Removing = ReturnType<typeof useRemoving>
