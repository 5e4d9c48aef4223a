import { isCallFailure, useClaimCoupon } from '@plaza/client'
import type { CouponReason } from '@plaza/contract'
import { toasts } from '@plaza/design'
import { saidOf } from '@plaza/web/form'
import { useState } from 'react'
import { useReader } from '../../mall/reader.ts'
import { useCartWords } from '../../parts/cart/words/index.ts'

/** Claims a coupon by code. A refusal is shown next to the coupon or the code field. */
export const useClaiming = () => {
  const { text, words: mall } = useReader()
  const words = useCartWords()
  const { mutateAsync: claimCoupon } = useClaimCoupon()
  const [busy, setBusy] = useState<string>()
  const [failed, setFailed] = useState<{ code: string; said: string }>()
  const claim = async (code: string): Promise<boolean> => {
    setBusy(code)
    setFailed(undefined)
    try {
      const coupon = await claimCoupon({ code })
      toasts.show(`${words.claimed}: ${text(coupon, 'name')}`)
      return true
    } catch (error) {
      const reason =
        isCallFailure(error) && error.reason === 'not_claimed' ? (error.data as { reason?: CouponReason } | null)?.reason : undefined
      setFailed({ code, said: reason ? words.reasons[reason] : saidOf(error, mall) })
      return false
    } finally {
      setBusy(undefined)
    }
  }
  return { claim, busy, failed }
}

export type Claiming = ReturnType<typeof useClaiming>
