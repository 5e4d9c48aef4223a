import type { Db } from '../../../platform/db/database.ts'
import { exists } from '../../../platform/db/rows.ts'

/** Whether something may cost nothing. Without the setting the least price is 0.01: sold for nothing, it would buy ratings. */
export const giftsAllowed = (db: Db): Promise<boolean> =>
  exists(db)`select 1 from settings.config where name = 'gifts_allowed' and value = 'true'::jsonb`
