import { useLoadingFlag } from '@plaza/web'
import { useLive } from '@plaza/web/live'
import { useOwnAccount } from '../mall/use-own-account.ts'
import { useStart } from './use-start.ts'

/** What begins with the shop. It stands by itself, so that its answers draw nothing anew but what shows them. */
export function Beginnings() {
  useStart()
  useOwnAccount()
  useLive()
  useLoadingFlag()
  return null
}
