import { type changeShopNotifications as call, type NoticeKind, sellerRoles } from '@plaza/contract'
import { done, isRefused } from '@plaza/values'
import type { UseCase } from '../../kernel/http/serve.ts'
import { transact } from '../../kernel/transact.ts'
import { chooseLetters } from '../accounts/letters/index.ts'
import { allowSeller } from '../sellers/index.ts'

/** What somebody is written about is theirs, whichever room they say it in. */
export const changeShopNotifications: UseCase<typeof call> = async (ask) => {
  const seller = await allowSeller(ask, sellerRoles)
  if (isRefused(seller)) return seller
  const kinds = [...new Set(ask.input.letters_for)].map((kind) => Number(kind) as NoticeKind)
  await transact(ask.kernel, (tx) => chooseLetters(tx, seller.done.customerId, kinds))
  return done({ letters_for: kinds })
}
