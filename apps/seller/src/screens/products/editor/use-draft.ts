import type { ShopProduct } from '@plaza/contract'
import { randomToken } from '@plaza/values'
import { useUnsaved } from '@plaza/web/form'
import { useEffect, useRef, useState } from 'react'
import { useSaveShopProduct } from '../../../calls/products.ts'
import { type Draft, draftOf, emptyDraft, fieldsOf } from './draft.ts'

const pauseMs = 1200

type Options = { known: ShopProduct | null; nameOf: Parameters<typeof draftOf>[1]; onMade: (id: string) => void }

/**
 * The edited draft and its copy on the server. After a typing pause the draft is saved, one request at a time. The first request creates the product
 * under an idempotency key, which a retry repeats.
 */
export const useDraft = ({ known, nameOf, onMade }: Options) => {
  const [product, setProduct] = useState(known)
  const [draft, setDraft] = useState<Draft>(() => (known ? draftOf(known, nameOf) : emptyDraft))
  const [saved, setSaved] = useState(draft)
  const [savedAt, setSavedAt] = useState<Date>()
  const [key] = useState(randomToken)
  const { mutateAsync, isPending, error, reset, reasonOf } = useSaveShopProduct()
  const pendingSave = useRef<Promise<ShopProduct | null>>(Promise.resolve(null))
  const isDirty = draft !== saved
  useUnsaved(isDirty)

  const send = async (what: Draft, of: ShopProduct | null): Promise<ShopProduct> => {
    const savedProduct = await mutateAsync({
      ...fieldsOf(what),
      key,
      ...(of ? { id: of.id, version: String(of.version) } : { version: '0' }),
    })
    setProduct(savedProduct)
    setSaved(what)
    setSavedAt(new Date())
    if (!of) onMade(savedProduct.id)
    return savedProduct
  }
  /** Saves the current draft. Returns the product as stored on the server. */
  const save = async (): Promise<ShopProduct | null> => {
    const before = await pendingSave.current.catch(() => null)
    const of = before ?? product
    if (!isDirty) return of
    const sending = send(draft, of)
    pendingSave.current = sending
    return sending
  }
  /** Replaces the draft with the product that the server returned for an action other than saving. */
  const take = (updated: ShopProduct) => {
    pendingSave.current = Promise.resolve(updated)
    const next = draftOf(updated, nameOf)
    setProduct(updated)
    setDraft(next)
    setSaved(next)
    reset()
  }

  const isHeld = product?.draft === 'review' || product?.state === 'review'
  const reason = error ? reasonOf(error) : undefined
  useEffect(() => {
    if (!isDirty || isHeld || isPending || reason === 'changed_meanwhile') return
    const timer = setTimeout(() => void save().catch(() => {}), pauseMs)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- what is saved is what was typed last
  }, [draft, saved, isPending, isHeld])

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
