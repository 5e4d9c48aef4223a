import { type FoundGroup, screensFor } from '@plaza/console'
import type { Operator } from '@plaza/contract'
import { useSession } from '@plaza/web'
import { screens } from '../screens/screens.ts'
import { useWords } from '../words/index.ts'

const has = (text: string, typed: string) => text.toLocaleLowerCase().includes(typed.toLocaleLowerCase())

/** What the console finds for a word: the screens that this role may open. */
export const useFound = (typed: string) => {
  const { screens: names, console: shared } = useWords()
  const role = useSession<Operator>().user?.role ?? ''
  const found = screensFor(screens, role)
    .filter(({ icon, key }) => icon && has(names[key], typed))
    .map(({ path, key }) => ({ href: `#${path}`, label: names[key] }))
  const groups: FoundGroup[] = found.length > 0 ? [{ name: shared.pages, found }] : []
  return { groups, isBusy: false }
}
