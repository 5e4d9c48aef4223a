import { readClaims } from './read-claims.ts'

// Runs in a separate process: the compiler takes seconds, which the start of the database takes anyway.
process.stdout.write(JSON.stringify(readClaims()))
