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
import type { Telemetry } from './observability/tracing/index.ts'
import type { Trouble } from './observability/trouble.ts'

/** Services that every module may use. The kernel knows no module. */
export type Kernel = {
  environment: Environment
  database: Database
  db: Db
  log: Logger
  /** Export of traces and logs; null if it is off. */
  telemetry: Telemetry | null
  now: () => Date
  /** Must be called at the start of every outbound request. */
  assertOutsideTransaction: AssertOutsideTransaction
  cache: AnswerCache
  /** Request limits of each client address. */
  limits: RequestLimits
  /** Reports whether writes currently fail. */
  trouble: Trouble
  keys: Keys
  storage: Storage
  mail: Mail
  sms: Sms
  /** Null where the operator configured no translation service. */
  translate: Translate | null
  /** Data of all modules about customers, in addition to their accounts. */
  people: People
  /** Another platform through which customers may log in. */
  platform: Platform | null
}
