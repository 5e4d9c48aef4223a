import type { Logger } from 'pino'
import type { AnswerCache } from './cache/answer-cache.ts'
import type { Database, Db } from './database.ts'
import type { Environment } from './environment.ts'
import type { RequestLimits } from './http/rate-limit.ts'
import type { Keys } from './keys.ts'
import type { Mail } from './mail/mail.ts'
import type { Leave } from './outside/leave.ts'
import type { People } from './people.ts'
import type { Platform } from './platform/index.ts'
import type { Sms } from './sms.ts'
import type { Storage } from './storage/storage.ts'
import type { Translate } from './translating.ts'
import type { Trouble } from './trouble.ts'

/** What every slice may lean on. It knows none of them. */
export type Kernel = {
  environment: Environment
  database: Database
  db: Db
  log: Logger
  now: () => Date
  /** Whoever leads out of the house asks it first. */
  leave: Leave
  cache: AnswerCache
  /** How much one address may ask. */
  limits: RequestLimits
  /** Whether writes fail. */
  trouble: Trouble
  keys: Keys
  storage: Storage
  mail: Mail
  sms: Sms
  /** Null where the owner named nobody who translates. */
  translate: Translate | null
  /** What slices know of customers beyond their accounts. */
  people: People
  /** Another platform that customers may log in through. */
  platform: Platform | null
}
