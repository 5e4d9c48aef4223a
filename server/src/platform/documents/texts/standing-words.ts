import { cachedValue } from '../../cache/cached-values.ts'
import type { Db } from '../../db/database.ts'
import type { Kernel } from '../../kernel.ts'
import { asTheyCame, type StandingWords } from './said-in.ts'
import { ownTexts } from './word-rows.ts'

/** Text overrides read from the database now, without the cache. */
export const wordsNow = (db: Db): Promise<StandingWords> => ownTexts(db)

/** The same, cached until a change; where they cannot be read, all texts stay as delivered. */
export const standingWords = ({ cache, database, log }: Pick<Kernel, 'cache' | 'database' | 'log'>): Promise<StandingWords> =>
  cachedValue(cache, 'words', { seconds: 600, tags: ['words'] }, () => ownTexts(database.db)).catch((error: unknown) => {
    log.warn({ err: error }, 'could not read the text overrides')
    return asTheyCame
  })
