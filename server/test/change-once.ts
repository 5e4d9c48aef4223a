import { changed } from '../src/kernel/cache/cache-news.ts'
import { openDatabase } from '../src/kernel/database.ts'
import { transact } from '../src/kernel/transact.ts'

/** A process of its own that changes one thing and ends. */
const [, , url = '', tag = ''] = process.argv
const database = openDatabase({ url, poolSize: 1, preparedStatements: false })
await transact(database, (tx) => changed(tx, [tag]))
await database.close()
