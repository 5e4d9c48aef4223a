import { useLogout } from '@plaza/client'
import { logout } from '@plaza/contract'
import { go } from '@plaza/web/route'
import { notifyOfLeaving } from '@plaza/web/session'
import { chosenPlace } from './chosen-place.ts'
import { favourites } from './favourites.ts'
import { followed } from './followed.ts'
import { useMall } from './mall.tsx'
import { purchases } from './purchases.ts'
import { recentlySeen } from './recently-seen.ts'
import { forgetDismissed } from './dismissed.ts'
import { recentSearches } from './recent-searches.ts'
import { recommendationPrefs } from './recommendation-prefs.ts'
import { hrefOf } from '../paths.ts'

/** Removes all data of the customer from this browser, and restarts at the home page. */
export const useLogOut = () => {
  const { caller, session, cart } = useMall()
  const { mutateAsync: logoutEverywhere } = useLogout()
  const forget = () => {
    cart.put([])
    favourites.become([])
    followed.forget()
    purchases.forget()
    recentlySeen.forget()
    recentSearches.clear()
    forgetDismissed()
    recommendationPrefs.forget()
    chosenPlace.set(null)
    session.leave()
    go(hrefOf('home'))
  }
  return {
    /** Logs out on this device at once, even without a connection. The server is notified afterwards. */
    here: (): void => {
      const { token } = session.current()
      forget()
      if (token !== null) void notifyOfLeaving((signal) => caller.ask(logout, {}, { signal, parting: token }))
    },
    /** Only the server can end sessions on other devices, so this function first waits for the server's answer. */
    everywhere: async (): Promise<void> => {
      await logoutEverywhere({ all: '1' })
      forget()
    },
  }
}
