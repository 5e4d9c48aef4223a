import type { ShopProduct } from '@plaza/contract'
import { randomToken } from '@plaza/values'
import { useUnsaved } from '@plaza/web/form'
import { useEffect, useRef, useState } from 'react'
import { useSaveShopProduct } from '../../../calls/products.ts'
import { type Draft, draftOf, emptyDraft, fieldsOf } from './draft.ts'

const pauseMs = 1200

type Given = { known: ShopProduct | null; nameOf: Parameters<typeof draftOf>[1]; onMade: (id: string) => void }

/**
 * The typed draft and its copy on the server. After a typing pause the draft is saved, one request at a time; later edits follow. The first request
 * creates the product under a key that a retry repeats.
 */
export const useDraft = ({ known, nameOf, onMade }: Given) => {
  const [product, setProduct] = useState(known)
  const [draft, setDraft] = useState<Draft>(() => (known ? draftOf(known, nameOf) : emptyDraft))
  const [kept, setKept] = useState(draft)
  const [savedAt, setSavedAt] = useState<Date>()
  const [key] = useState(randomToken)
  const { mutateAsync, isPending, error, reset, reasonOf } = useSaveShopProduct()
  const underWay = useRef<Promise<ShopProduct | null>>(Promise.resolve(null))
  const isDirty = draft !== kept
  useUnsaved(isDirty)

  const send = async (what: Draft, of: ShopProduct | null): Promise<ShopProduct> => {
    const told = await mutateAsync({ ...fieldsOf(what), key, ...(of ? { id: of.id, version: String(of.version) } : { version: '0' }) })
    setProduct(told)
    setKept(what)
    setSavedAt(new Date())
    if (!of) onMade(told.id)
    return told
  }
  /** Saves the current draft. Returns the product as stored on the server. */
  const save = async (): Promise<ShopProduct | null> => {
    const before = await underWay.current.catch(() => null)
    const of = before ?? product
    if (!isDirty) return of
    const sending = send(draft, of)
    underWay.current = sending
    return sending
  }
  /** Takes over the product that the server returned for another action. */
  const take = (told: ShopProduct) => {
    underWay.current = Promise.resolve(told)
    const next = draftOf(told, nameOf)
    setProduct(told)
    setDraft(next)
    setKept(next)
    reset()
  }

  const isHeld = product?.draft === 'review' || product?.state === 'review'
  const reason = error ? reasonOf(error) : undefined
  useEffect(() => {
    if (!isDirty || isHeld || isPending || reason === 'changed_meanwhile') return
    const timer = setTimeout(() => void save().catch(() => {}), pauseMs)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- what is saved is what was typed last
  }, [draft, kept, isPending, isHeld])

  return {
    product,
    draft,
    change: (to: Partial<Draft> | ((was: Draft) => Partial<Draft>)) =>
      setDraft((was) => ({ ...was, ...(typeof to === 'function' ? to(was) : to) })),
    save,
    take,
    isDirty,
    isHeld,
    isSaving: isPending,
    savedAt,
    error,
    reason,
  }
}
