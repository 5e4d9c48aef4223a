import type { getAddresses as shape } from '@plaza/contract'
import { done } from '@plaza/values'
import { currentUserId, type UseCase } from '../../../platform/http/serve.ts'
import { cachedLimits } from '../../foundation/settings/index.ts'
import { bookOf } from './address-rows.ts'
import { toAddressBook } from './show-book.ts'

export const getAddresses: UseCase<typeof shape> = async ({ kernel, session, lang }) => {
  const [book, { addresses: most }] = await Promise.all([bookOf(kernel.db, currentUserId({ session })), cachedLimits(kernel)])
  return done(toAddressBook(book, lang, most))
}
