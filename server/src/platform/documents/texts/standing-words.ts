import { cachedValue } from '../../cache/cached-values.ts'
import type { Db } from '../../db/database.ts'
import type { Kernel } from '../../kernel.ts'
import { asTheyCame, type CurrentTexts } from './said-in.ts'
import { ownTexts } from './word-rows.ts'

/** Reads the operator's replacement texts directly from the database. */
export const wordsNow = (db: Db): Promise<CurrentTexts> => ownTexts(db)

/** The operator's replacement texts, cached until a text changes. If the database cannot be read, all texts stay at their defaults. */
export const currentTexts = ({ cache, database, log }: Pick<Kernel, 'cache' | 'database' | 'log'>): Promise<CurrentTexts> =>
  cachedValue(cache, 'words', { seconds: 600, tags: ['words'] }, () => ownTexts(database.db)).catch((error: unknown) => {
    log.warn({ err: error }, 'could not read the text overrides')
    return asTheyCame
  })
