import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The styles of each screen, without those that the first page already has. */
export type ScreenStyles = { of: (path: string) => string }

type Screens = Record<string, { styles: readonly string[] }>

/** Reads the build's list of style files for each screen path. */
export const readScreenStyles = async (client: string): Promise<ScreenStyles> => {
  const screens = JSON.parse(await readFile(join(client, 'screens.json'), 'utf8')) as Screens
  const files = new Set(Object.values(screens).flatMap(({ styles }) => styles))
  const texts = new Map(await Promise.all([...files].map(async (file) => [file, await readFile(join(client, file), 'utf8')] as const)))
  const joined = new Map(Object.entries(screens).map(([path, { styles }]) => [path, styles.map((file) => texts.get(file)).join('')]))
  return { of: (path) => joined.get(path) ?? '' }
}
