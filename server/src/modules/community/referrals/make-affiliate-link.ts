import { storefrontLinks, type makeAffiliateLink as shape } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { currentUserId, type UseCase } from '../../../platform/http/serve.ts'
import { referralCode } from '../../identity/accounts/index.ts'
import { isProduct } from '../../catalog/products/index.ts'

/** Makes an affiliate link with the user's code: to a product, or to registration. */
export const makeAffiliateLink: UseCase<typeof shape> = async (ctx) => {
  const { kernel, input } = ctx
  const { code } = await referralCode(kernel.db, currentUserId(ctx))
  const { product_id: productId } = input
  if (productId !== undefined && !(await isProduct(kernel.db, productId))) return refused('product_unknown')
  const path = productId === undefined ? storefrontLinks.register(code) : storefrontLinks.invitedToProduct(productId, code)
  return done({ link: `${kernel.environment.publicUrl}/${path}` })
}
