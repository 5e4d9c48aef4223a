import { ToastView, Wordmark } from '@plaza/design'
import { useRoute } from '@plaza/web'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { type ConsoleScreen, screensFor } from '../console-screen.ts'
import { KeyHelp } from '../keys/KeyHelp.tsx'
import { useConsoleWords } from '../words/use-console-words.ts'
import { Announcer } from './Announcer.tsx'
import { ConnectionBanner } from './ConnectionBanner.tsx'
import { type Entry, Entries } from './Entries.tsx'
import { Outlet } from './Outlet.tsx'
import { TabBar } from './TabBar.tsx'
import styles from './Console.module.css'

export type ConsoleProps<Key extends string, Role extends string> = {
  screens: readonly ConsoleScreen<Key, Role>[]
  /** Name of each screen. */
  names: Readonly<Record<Key, string>>
  /** Names of the sidebar's groups, if there are any. */
  groups?: Readonly<Record<string, string>>
  /** Role of the person in the console. Screens of other roles are hidden. */
  role: Role
  /** Number of waiting items, by the key of their screen. */
  counts?: Partial<Record<Key, number>>
  brand: string
  /** The signed-in user and actions outside all screens: at the foot of the sidebar, and under "More" on a phone. */
  foot: ReactNode
  /** Content beside the logo: notices, the command bar. */
  tools?: ReactNode
  /** Announcements that staff must see on every page. */
  news?: ReactNode
}

/** The frame of a console: a sidebar of 248 px, tabs at the foot of a phone, and the screen of the present address. */
export function Console<Key extends string, Role extends string>(props: ConsoleProps<Key, Role>) {
  const { screens, names, groups = {}, role, counts = {}, brand, foot, tools, news } = props
  const words = useConsoleWords()
  const { path } = useRoute()
  const [isMore, setIsMore] = useState(false)
  const mine = screensFor(screens, role)
  const here = screens.find((each) => each.path === path)
  const countOf = (key: string) => (counts as Partial<Record<string, number>>)[key] ?? 0
  const entries: Entry[] = mine.flatMap(({ icon, key, path: to, tab, group }) =>
    icon ? [{ to, icon, tab: tab === true, name: names[key], count: countOf(key), group: group && groups[group] }] : [],
  )
  const lit = here?.under ?? here?.path
  const skip = (event: MouseEvent) => {
    event.preventDefault()
    document.getElementById('main')?.focus()
  }
  return (
    <div className={styles.console}>
      <a href="#main" className={styles.skip} onClick={skip}>
        {words.skip}
      </a>
      <Announcer />
      <header className={styles.side}>
        <div className={styles.head}>
          <Wordmark name={brand} href="#/" />
          {tools}
        </div>
        <nav aria-label={words.screens} className={styles.nav}>
          <Entries entries={entries} lit={lit} />
        </nav>
        <div className={styles.foot}>{foot}</div>
      </header>
      <ConnectionBanner />
      {news && <div className={styles.news}>{news}</div>}
      <Outlet screens={mine} all={screens} />
      <TabBar entries={entries} lit={lit} isMore={isMore} onMore={setIsMore} foot={foot} />
      <KeyHelp />
      <ToastView />
    </div>
  )
}
