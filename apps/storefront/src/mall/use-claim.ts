import { useClaimCoupon } from '@plaza/client'
import type { CouponReason } from '@plaza/contract'
import { toasts } from '@plaza/design'
import { saidOf } from '@plaza/web/form'
import { loginWanted } from '@plaza/web/session'
import { useSession, useWords } from './mall.tsx'

const reasonOfRefusal = (error: unknown): CouponReason | undefined =>
  (error as { data?: { reason?: CouponReason } | null } | null)?.data?.reason

type ClaimTexts = { done: string; because: (reason: CouponReason | undefined) => string | undefined }

/** Claims a coupon for the customer. A visitor logs in first, and the coupon is claimed after login. */
export const useClaim = ({ done, because }: ClaimTexts) => {
  const { mutateAsync: claimCoupon, isPending, variables } = useClaimCoupon()
  const { token } = useSession()
  const words = useWords()
  const take = async (code: string): Promise<void> => {
    try {
      await claimCoupon({ code })
      toasts.show(done)
    } catch (error) {
      toasts.show(because(reasonOfRefusal(error)) ?? saidOf(error, words), 'error')
    }
  }
  return {
    claim: (code: string) => (token === null ? loginWanted.ask(() => void take(code)) : void take(code)),
    claiming: isPending ? variables?.code : undefined,
  }
}
