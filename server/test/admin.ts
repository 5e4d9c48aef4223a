import { inject } from 'vitest'
import { inDatabase } from './database.ts'

/** A test's database URL for the superuser of the PostgreSQL cluster. */
export const adminUrlOf = (url: string): string => inDatabase(inject('postgres').adminUrl, new URL(url).pathname.slice(1))
