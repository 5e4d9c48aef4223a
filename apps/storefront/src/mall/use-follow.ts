import { useFollowShop } from '@plaza/client'
import { toasts } from '@plaza/design'
import { saidOf } from '@plaza/web/form'
import { loginWanted } from '@plaza/web/session'
import { useStore } from '@plaza/web/store'
import { followed } from './followed.ts'
import { useSession, useWords } from './mall.tsx'
import { createPresses } from './presses.ts'

const presses = createPresses()

/** Whether a customer follows a shop, and a function to toggle this. A visitor logs in first. */
export const useFollow = (shopId: string, name: string): { follows: boolean; toggle: () => void } => {
  const { mutateAsync: followShop } = useFollowShop()
  const { token } = useSession()
  const words = useWords()
  const follows = useStore(followed).includes(shopId)
  const put = (wished: boolean) => {
    const answered = presses.press(shopId, !wished)
    const patch = (isThere: boolean | null) => {
      const should = answered(isThere)
      if (should !== null) followed.put(shopId, should)
    }
    followed.put(shopId, wished)
    followShop({ shop_id: shopId, follow: wished ? '1' : '0' }).then(
      () => patch(wished),
      (error: unknown) => {
        patch(null)
        toasts.show(saidOf(error, words), 'error')
      },
    )
  }
  return { follows, toggle: () => (token === null ? loginWanted.ask(() => put(true), words.nav.logInToFollow(name)) : put(!follows)) }
}
