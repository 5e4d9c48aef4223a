import { forgetPersonal, isCallFailure } from '@plaza/client'
import { logout } from '@plaza/contract'
import { favourites } from './favourites.ts'
import { followed } from './followed.ts'
import { useMall } from './mall.ts'
import { recentlySeen } from './recently-seen.ts'
import { recentSearches } from './search/recent-searches.ts'
import { go } from './place.ts'
import { taste } from './taste.ts'
import { hrefOf } from '../paths.ts'

/** Leaves nothing of the customer in this browser, and starts again at home; `everywhere` ends every other session as well. */
export const useLogOut = () => {
  const { caller, queries, session, cart } = useMall()
  return async ({ everywhere = false } = {}): Promise<void> => {
    try {
      await caller.ask(logout, everywhere ? { all: '1' } : {})
    } catch (error) {
      // Whoever leaves a device leaves it, even without a connection. Elsewhere the mall has to be asked.
      if (everywhere || !isCallFailure(error)) throw error
    }
    cart.put([])
    favourites.become([])
    followed.become([])
    recentlySeen.forget()
    recentSearches.clear()
    taste.forget()
    session.leave()
    forgetPersonal(queries)
    go(hrefOf('home'))
  }
}
