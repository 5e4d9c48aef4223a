import { changed } from '../src/platform/cache/invalidate.ts'
import { openDatabase } from '../src/platform/db/database.ts'
import { transaction } from '../src/platform/db/transaction.ts'

/** A separate process that invalidates one cache tag and ends. */
const [, , url = '', tag = ''] = process.argv
const database = openDatabase({ url, poolSize: 1, preparedStatements: false })
await transaction(database, (tx) => changed(tx, [tag]))
await database.close()
