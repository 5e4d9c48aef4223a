import type { removeAddress as shape } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { currentUserId, type UseCase } from '../../../platform/http/serve.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { cachedLimits } from '../../foundation/settings/index.ts'
import { bookOf, lockBook, makeDefault, markRemoved } from './address-rows.ts'
import { toAddressBook } from './show-book.ts'

/** Removes an address. If it was the default, the newest of the other addresses becomes the default. */
export const removeAddress: UseCase<typeof shape> = async ({ kernel, input, session, lang }) => {
  const customerId = currentUserId({ session })
  const { addresses: most } = await cachedLimits(kernel)
  return transaction(kernel, async (tx) => {
    const book = (await lockBook(tx, customerId)).filter((row) => !row.removed)
    const gone = book.find((row) => row.id === input.id)
    if (!gone) return refused('address_unknown')
    await markRemoved(tx, customerId, gone.id, kernel.now())
    const next = book.find((row) => row.id !== gone.id)
    if (gone.isDefault && next) await makeDefault(tx, customerId, next.id)
    return done(toAddressBook(await bookOf(tx, customerId), lang, most))
  })
}
