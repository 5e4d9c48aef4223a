import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { WrongSetting, type Environment } from '../platform/environment.ts'

/** Refuses a database of one's own. Its server has better tools for the task. */
export const requireEmbedded = ({ databaseUrl }: Environment, instead: string): void => {
  if (databaseUrl !== null)
    throw new WrongSetting(
      `This command is for the embedded database, and DATABASE_URL is set: use ${instead}, see docs/operating/backup.md.`,
    )
}

/** The version of Plaza. */
export const plazaVersion = async (home: string): Promise<string> => {
  const text = await readFile(join(home, 'server/package.json'), 'utf8').catch(() => '{}')
  return (JSON.parse(text) as { version?: string }).version ?? 'unknown'
}

export const asMegabytes = (bytes: number): string => `${Math.ceil(bytes / 1_000_000)} MB`
