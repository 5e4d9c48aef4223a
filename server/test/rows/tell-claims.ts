import { readClaims } from './read-claims.ts'

// In a process of its own: the compiler takes seconds, which the database needs to start anyway.
process.stdout.write(JSON.stringify(readClaims()))
