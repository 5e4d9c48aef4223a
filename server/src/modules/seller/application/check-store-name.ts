import { storeNamePattern, type checkStoreName as call } from '@plaza/contract'
import { done } from '@plaza/values'
import type { Db } from '../../../platform/db/database.ts'
import { currentUserId, type UseCase } from '../../../platform/http/serve.ts'
import { isNameOfShop } from '../../shops/profile/index.ts'
import { isNameRequested } from './application-rows.ts'

/** Whether a shop has this name, or another open application requests it. */
export const isStoreNameTaken = async (db: Db, name: string, customerId: string): Promise<boolean> =>
  (await isNameOfShop(db, name)) || isNameRequested(db, name, customerId)

export const checkStoreName: UseCase<typeof call> = async ({ kernel, session, input: { name } }) => {
  if (!storeNamePattern.test(name)) return done({ free: false, why: 'malformed' })
  return done(
    (await isStoreNameTaken(kernel.db, name, currentUserId({ session }))) ? { free: false, why: 'taken' } : { free: true, why: null },
  )
}
