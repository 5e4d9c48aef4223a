import type { Db } from '../../../../platform/db/database.ts'
import { configValue } from '../../../foundation/settings/index.ts'

/** The currency of all charges, chosen once when the mall is created. */
export const baseCurrency = async (db: Db): Promise<string> => {
  const set = await configValue(db, 'base_currency')
  return typeof set === 'string' ? set : 'USD'
}
