import { useLoadingFlag } from '@plaza/web'
import { useLive } from '@plaza/web/live'
import { useOwnAccount } from '../mall/use-own-account.ts'
import { useStart } from './use-start.ts'

/** Hooks that run when the shop starts. They are in a separate component, so that their updates re-render nothing else. */
export function Beginnings() {
  useStart()
  useOwnAccount()
  useLive()
  useLoadingFlag()
  return null
}
