import { open } from 'node:fs/promises'
import { sql } from 'kysely'
import { makeKernel } from '../src/app.ts'
import { readEnvironment } from '../src/platform/environment.ts'

// A process whose disk fails to flush written data: either its own disk or PostgreSQL's.
const environment = readEnvironment(process.env, process.cwd())
const kernel = makeKernel(environment, environment.databaseUrl ?? '')
const lost = Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO', syscall: 'fsync' })

if (process.argv[2] === 'files') {
  const file = await open(process.execPath)
  const handles = Object.getPrototypeOf(file) as { sync: () => Promise<void> }
  await file.close()
  handles.sync = () => Promise.reject(lost)
  await kernel.storage.put('media/aa/aaaaaaaaaaaaaaaaaaaaaaaa/128.webp', Buffer.from('a picture'), 'image/webp').catch(() => {})
} else {
  const message = process.argv[3] ?? ''
  await sql
    .raw(`do $$ begin raise exception '${message}' using errcode = '${process.argv[4] ?? ''}'; end $$`)
    .execute(kernel.db)
    .catch(() => {})
}
console.log('goes on')
await kernel.database.close()
