import { type ConsoleScreen, screensFor } from '../console-screen.ts'
import type { Found } from './CommandBar.tsx'

const has = (text: string, typed: string) => text.toLocaleLowerCase().includes(typed.toLocaleLowerCase())

/** Sidebar entries whose name contains the typed text, limited to screens that the role may open. */
export const findScreens = <Key extends string>(
  screens: readonly Pick<ConsoleScreen<Key>, 'icon' | 'key' | 'path' | 'roles'>[],
  names: Readonly<Record<Key, string>>,
  role: string,
  typed: string,
): Found[] =>
  screensFor(screens, role)
    .filter(({ icon, key }) => icon && has(names[key], typed))
    .map(({ path, key }) => ({ href: `#${path}`, label: names[key] }))
