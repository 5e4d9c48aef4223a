import { findScreens } from '@plaza/console'
import type { Operator } from '@plaza/contract'
import { useSession } from '@plaza/web'
import { screens } from '../screens/screens.ts'
import { useWords } from '../words/index.ts'

/** Search results of the console: the screens that the operator's role may open. */
export const useFound = (typed: string) => {
  const { screens: names, console: shared } = useWords()
  const found = findScreens(screens, names, useSession<Operator>().user?.role ?? '', typed)
  return { groups: found.length > 0 ? [{ name: shared.pages, found }] : [], isBusy: false }
}
