import type { Logger } from 'pino'
import type { AnswerCache } from './cache/response-cache.ts'
import type { Database, Db } from './db/database.ts'
import type { Environment } from './environment.ts'
import type { RequestLimits } from './http/rate-limit.ts'
import type { Keys } from './auth/keys.ts'
import type { Mail } from './external/mail/mail.ts'
import type { AssertOutsideTransaction } from './db/outside-transaction.ts'
import type { People } from './auth/personal-data.ts'
import type { Platform } from './external/oauth/index.ts'
import type { Sms } from './external/sms.ts'
import type { Storage } from './external/storage/storage.ts'
import type { Translate } from './external/translation.ts'
import type { Trouble } from './observability/trouble.ts'

/** What every slice may lean on. It knows none of them. */
export type Kernel = {
  environment: Environment
  database: Database
  db: Db
  log: Logger
  now: () => Date
  /** Whoever leads out of the house asks it first. */
  assertOutsideTransaction: AssertOutsideTransaction
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
