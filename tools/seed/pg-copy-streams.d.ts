declare module 'pg-copy-streams' {
  import type { Submittable } from 'pg'
  import type { Writable } from 'node:stream'

  export function from(statement: string): Submittable & Writable
}
