import { type ConsoleScreen, screensFor } from '../console-screen.ts'
import type { Found } from './CommandBar.tsx'

const has = (text: string, typed: string) => text.toLocaleLowerCase().includes(typed.toLocaleLowerCase())

/** The entries of the sidebar whose name holds what was typed, as far as the role may open them. */
export const findScreens = <Key extends string>(
  screens: readonly Pick<ConsoleScreen<Key>, 'icon' | 'key' | 'path' | 'roles'>[],
  names: Readonly<Record<Key, string>>,
  role: string,
  typed: string,
): Found[] =>
  screensFor(screens, role)
    .filter(({ icon, key }) => icon && has(names[key], typed))
    .map(({ path, key }) => ({ href: `#${path}`, label: names[key] }))
