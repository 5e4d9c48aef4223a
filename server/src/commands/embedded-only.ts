import { WrongSetting, type Environment } from '../platform/environment.ts'

/** Refuses a database of one's own. Its server has better tools for the task. */
export const requireEmbedded = ({ databaseUrl }: Environment, instead: string): void => {
  if (databaseUrl !== null)
    throw new WrongSetting(
      `This command is for the embedded database, and DATABASE_URL is set: use ${instead}, see docs/operating/backup.md.`,
    )
}

export const asMegabytes = (bytes: number): string => `${Math.ceil(bytes / 1_000_000)} MB`
