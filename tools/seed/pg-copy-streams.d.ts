declare module 'pg-copy-streams' {
  import type { Submittable } from 'pg'
  import type { Readable, Writable } from 'node:stream'

  export function from(statement: string): Submittable & Writable
  export function to(statement: string): Submittable & Readable
}
