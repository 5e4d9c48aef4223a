import { inject } from 'vitest'
import { inDatabase } from './database.ts'

/** The whole cluster's own door to a test's database. */
export const adminUrlOf = (url: string): string => inDatabase(inject('postgres').adminUrl, new URL(url).pathname.slice(1))
