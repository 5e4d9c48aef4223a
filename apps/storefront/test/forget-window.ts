import { toasts } from '@plaza/design'
import { unsaved } from '@plaza/web/form'
import { loginWanted, untold } from '@plaza/web/session'
import { capped } from '../src/mall/cart/bring-cart.ts'
import { chosenPlace } from '../src/mall/chosen-place.ts'
import { forgetDismissed } from '../src/mall/dismissed.ts'
import { followed } from '../src/mall/followed.ts'
import { announced } from '../src/shell/announcer.ts'
import { settingsOpen } from '../src/shell/settings-open.ts'

/** Resets state in module variables, so that tests do not affect each other. */
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
