import { readFile, readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { blankDatabase, type FreshDatabase } from './database.ts'

const folder = fileURLToPath(new URL('./old-schema/', import.meta.url))

/** A database as Plaza 1.0.8 creates it: its schema, its initial rows and the names of its migrations. */
export const oldDatabase = async (): Promise<FreshDatabase> => {
  const database = await blankDatabase()
  // `kernel.sql` comes first, because triggers of all schemas call functions of `kernel`.
  const names = (await readdir(folder)).toSorted((a, b) => Number(b === 'kernel.sql') - Number(a === 'kernel.sql'))
  const client = new Client({ connectionString: database.url })
  await client.connect()
  for (const name of names) await client.query(await readFile(`${folder}${name}`, 'utf8'))
  await client.end()
  return database
}
