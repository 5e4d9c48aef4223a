import type { TablerIcon } from '@plaza/design'
import type { ComponentType } from 'react'

/** Props of a screen: the query of the current address. */
export type ScreenProps = { query: URLSearchParams }
export type Screen = ComponentType<ScreenProps>
export type LoadScreen = () => Promise<{ default: Screen }>

/** A screen of a console: one entry of the app's table of screens. */
export type ConsoleScreen<Key extends string = string, Role extends string = string> = {
  /** Path of the screen, after the `#`. */
  path: `/${string}`
  /** Key of the screen's name in the app's texts, and of its count of waiting items. */
  key: Key
  /** Roles that may open the screen. It is hidden from other roles. */
  roles: readonly Role[]
  load: LoadScreen
  /** Icon in the sidebar. Without it, the screen has no sidebar entry. */
  icon?: TablerIcon
  /** Sidebar group of the screen: a key of the app's group names. Entries of one group must be adjacent. */
  group?: string
  /** True if the screen is in the tab bar of a phone, which has room for four. */
  tab?: boolean
  /** The entry that is highlighted while this screen is open, if the screen has no entry of its own. */
  under?: `/${string}`
}

export const screensFor = <S extends Pick<ConsoleScreen, 'roles'>>(screens: readonly S[], role: string): S[] =>
  screens.filter(({ roles }) => roles.includes(role))
