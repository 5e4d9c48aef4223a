import { readClaims } from './read-claims.ts'

// Runs in a separate process. The compiler takes seconds, and the database starts in the meantime.
process.stdout.write(JSON.stringify(readClaims()))
