import type { Db } from '../../../platform/db/database.ts'
import { exists } from '../../../platform/db/rows.ts'

/** Whether shops may offer free products. Without this setting the minimum price is 0.01, because free products could be used to buy ratings. */
export const giftsAllowed = (db: Db): Promise<boolean> =>
  exists(db)`select 1 from settings.config where name = 'gifts_allowed' and value = 'true'::jsonb`
