import type { chooseDefaultAddress as shape } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { currentUserId, type UseCase } from '../../../platform/http/serve.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { cachedLimits } from '../../foundation/settings/index.ts'
import { bookOf, lockBook, makeDefault } from './address-rows.ts'
import { toAddressBook } from './show-book.ts'

/** Makes an address the default. Without an id it only returns the address book. */
export const chooseDefaultAddress: UseCase<typeof shape> = async ({ kernel, input, session, lang }) => {
  const customerId = currentUserId({ session })
  const { addresses: most } = await cachedLimits(kernel)
  return transaction(kernel, async (tx) => {
    const book = (await lockBook(tx, customerId)).filter((row) => !row.removed)
    if (book.length === 0) return refused('book_empty')
    if (input.id !== undefined) {
      if (!book.some((row) => row.id === input.id)) return refused('address_unknown')
      await makeDefault(tx, customerId, input.id)
    }
    return done(toAddressBook(await bookOf(tx, customerId), lang, most))
  })
}
