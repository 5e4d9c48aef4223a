import { toasts } from '@plaza/design'
import { unsaved } from '@plaza/web/form'
import { loginWanted, untold } from '@plaza/web/session'
import { capped } from '../src/mall/cart/bring-cart.ts'
import { chosenPlace } from '../src/mall/chosen-place.ts'
import { forgetDismissed } from '../src/mall/dismissed.ts'
import { followed } from '../src/mall/followed.ts'
import { announced } from '../src/shell/announcer.ts'
import { settingsOpen } from '../src/shell/settings-open.ts'

/** Resets the state of a window, which tests share, so that none finds another's leftovers. */
export const forgetWindow = () => {
  toasts.dismiss()
  loginWanted.close()
  settingsOpen.set(false)
  unsaved.set(false)
  untold.set(null)
  capped.set([])
  chosenPlace.set(null)
  followed.forget()
  forgetDismissed()
  announced.set('')
}
