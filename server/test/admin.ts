import { inject } from 'vitest'
import { inDatabase } from './database.ts'

/** URL of a test's database for the superuser of the whole cluster. */
export const adminUrlOf = (url: string): string => inDatabase(inject('postgres').adminUrl, new URL(url).pathname.slice(1))
