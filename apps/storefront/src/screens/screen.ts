import type { ComponentType } from 'react'
import type { PathName } from '../paths.ts'

/** What the address asks for: a place of ours, the social login page, or nothing that we know. */
export type ScreenName = Exclude<PathName, 'homeAlias' | 'defaultPage'> | 'socialLogin'
export type ScreenProps = { name: ScreenName; path: string; query: URLSearchParams }
export type Screen = ComponentType<ScreenProps>
/** `part` tells apart the pages that share one address. */
export type FoundScreen = { name: ScreenName; part?: string; load: LoadScreen }
export type LoadScreen = () => Promise<{ default: Screen }>
