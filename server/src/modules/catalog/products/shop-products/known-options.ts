import type { Db } from '../../../../platform/db/database.ts'
import { query } from '../../../../platform/db/rows.ts'

type Names = Record<string, string>
export type KnownOption = { option: string; value: string; names: Names }

/** The options and values that the mall has translations for in every language. Names of an option itself have an empty `value`. */
export const knownOptions = (db: Db): Promise<KnownOption[]> =>
  query<KnownOption>(db)`select option, value, names from products.option_word order by option, value`
