import { useLoadingFlag } from '@plaza/web'
import { useLive } from '@plaza/web/live'
import { useOwnAccount } from '../mall/use-own-account.ts'
import { useStart } from './use-start.ts'

/** Hooks that run at the shop's start. As a component of its own, it re-renders nothing else. */
export function Beginnings() {
  useStart()
  useOwnAccount()
  useLive()
  useLoadingFlag()
  return null
}
