import { useFollowAffiliateLink } from '@plaza/client'
import { useEffect } from 'react'
import { invitation } from '../../mall/invitation.ts'
import { useSession } from '../../mall/mall.tsx'

/** Reports the visitor's click on the affiliate link, and stores its code for the registration. */
export const useInvited = (productId: string, code: string | null): void => {
  const { mutate: follow } = useFollowAffiliateLink()
  const isOwn = useSession().token !== null
  useEffect(() => {
    if (!code || !/^[A-Za-z0-9]{4,20}$/.test(code)) return
    if (!isOwn) invitation.keep(code, productId)
    follow({ code, product_id: productId })
  }, [code, productId, isOwn, follow])
}
