import type { ComponentType } from 'react'
import type { PathName } from '../paths.ts'

/** The screen for the URL: a route of the shop, the social login page, or the page for unknown URLs. */
export type ScreenName = Exclude<PathName, 'homeAlias' | 'defaultPage'> | 'socialLogin'
export type ScreenProps = { name: ScreenName; path: string; query: URLSearchParams }
export type Screen = ComponentType<ScreenProps>
/** `part` distinguishes pages that share one URL. */
export type FoundScreen = { name: ScreenName; part?: string; load: LoadScreen }
export type LoadScreen = () => Promise<{ default: Screen }>
