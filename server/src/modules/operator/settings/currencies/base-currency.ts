import type { Db } from '../../../../platform/db/database.ts'
import { configValue } from '../../../foundation/settings/index.ts'

/** What everything is charged in: chosen once, when the mall is made. */
export const baseCurrency = async (db: Db): Promise<string> => {
  const set = await configValue(db, 'base_currency')
  return typeof set === 'string' ? set : 'USD'
}
