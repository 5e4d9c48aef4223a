import { join, resolve } from 'node:path'
import * as z from 'zod/mini'
import { type ConsoleApart, hasOwnHost, operatorUrlBeside, sellerUrlBeside } from './http/console-urls.ts'
import { platformShape, readPlatform, type PlatformSettings } from './external/oauth/platform-settings.ts'
import { readTelemetry, telemetrySecrets, telemetryShape } from './external/telemetry-settings.ts'
import { readTranslate, translateShape, type TranslateSettings } from './external/translation.ts'
import { trustedProxies, type TrustedProxies } from './http/trusted-proxies.ts'
import { hsts } from './http/security-headers.ts'
import { readS3, s3Secrets, s3Shape, type S3Settings } from './external/storage/s3-settings.ts'
import { address, flag, number, yesOrNo } from './external/setting-shapes.ts'
import type { TelemetrySettings } from './observability/tracing/settings.ts'

const minPasswordMemoryKib = 19_456

const shapes = {
  PORT: number(3000, 65_535),
  HOST: z.optional(z.string()),
  DATABASE_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//, 'must begin with postgres://'))),
  DATA_DIR: z.optional(z.string()),
  BACKUP_DIR: z.optional(z.string()),
  PUBLIC_URL: z.optional(address),
  SELLER_URL: z.optional(address),
  OPERATOR_URL: z.optional(address),
  DEMO: z.optional(yesOrNo),
  DEMO_MONTHS: number(4, 12),
  TRUST_PROXY: trustedProxies,
  HSTS: hsts,
  LOG_LEVEL: z.optional(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be one of fatal error warn info debug trace silent'),
  ),
  /** One connection is reserved for waiting for jobs. The others serve requests. */
  POOL_SIZE: number(10, 200, 2),
  /** Time that a request waits for a connection before it is refused because the mall is busy. */
  POOL_PATIENCE_MS: number(2000, 600_000, 1),
  PREPARED_STATEMENTS: flag(true),
  JOBS: flag(true),
  /** Time between the failing health check and the close of the port, so that proxies stop sending requests. */
  DRAIN_MS: number(3000, 60_000),
  RATE_LIMIT_PER_MINUTE: number(1200),
  MOST_CONNECTIONS_OF_ONE: number(400),
  MOST_BEHIND_MS: number(250, 60_000),
  PASSWORD_MEMORY_KIB: number(minPasswordMemoryKib, 1_048_576, 8),
  MAIL_URL: z.optional(z.string().check(z.regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://'))),
  MAIL_FROM: z.prefault(
    z.string().check(z.minLength(3, 'must be a sender such as Plaza <no-reply@mall.example>')),
    'Plaza <no-reply@localhost>',
  ),
  STORAGE_URL: z.optional(z.string().check(z.regex(/^(s3:\/\/|file:\/\/)/, 'must begin with s3:// or file://'))),
  PICTURES_URL: z.optional(address),
  SECRET_KEY: z.optional(z.string().check(z.minLength(32, 'must have at least 32 characters'))),
  SMS_URL: z.optional(address),
  SMS_TOKEN: z.optional(z.string()),
  SMS_FROM: z.prefault(z.string(), 'Plaza'),
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16, 'must have at least 16 characters'))),
  CARRIER_WEBHOOK_SECRET: z.optional(z.string().check(z.minLength(16, 'must have at least 16 characters'))),
  ...s3Shape,
  ...platformShape,
  ...translateShape,
  ...telemetryShape,
}

export type Environment = {
  port: number
  host: string
  databaseUrl: string | null
  dataDir: string
  /** Folder of the backups of an embedded database and of its WAL; null if there is none. */
  backupDir: string | null
  publicUrl: string
  /** Base URL of links to the sellers' console: a separate host, which this process serves as well, or a path below the mall. */
  sellerUrl: string
  /** Base URL of links to the staff console: a host of its own, or a path below the mall. */
  operatorUrl: string
  /** Consoles for which the operator set a separate host. These consoles do not open on the mall's host. */
  apart: ConsoleApart
  demo: boolean
  /** Number of months of past orders in the shops of a demo mall. */
  demoMonths: number
  /** Null if no proxy is trusted: then the address of the connection counts. */
  trustedProxies: TrustedProxies | null
  /** The header `strict-transport-security` of pages over https; null for none. */
  hsts: string | null
  logLevel: string
  poolSize: number
  poolPatienceMs: number
  preparedStatements: boolean
  /** True if this process runs jobs. Otherwise it only answers requests, and other processes run the jobs. */
  jobs: boolean
  /** Milliseconds for which a stopping process still serves while its health check fails. */
  drainMs: number
  rateLimitPerMinute: number
  /** Maximum number of open connections per address; 0 for no limit. */
  maxConnectionsOfOne: number
  /** Maximum delay of the event loop before new work is refused; 0 for no limit. */
  maxBehindMs: number
  /** Memory cost of one password hash, and so of one guess, in KiB. */
  passwordMemoryKib: number
  mail: { url: string | null; from: string }
  storage: { url: string | null; s3: S3Settings | null }
  /** Base of public pictures: a path of the mall, or the address of a CDN in front of it. */
  picturesUrl: string
  /** The origin of that CDN; null without one. */
  picturesOrigin: string | null
  metricsToken: string | null
  /** Null if no secret is set. The mall then creates a secret in `dataDir`. */
  secretKey: string | null
  sms: { url: string; token: string | null; from: string } | null
  /** Secret with which parcel carriers sign their reports; null if no carrier reports. */
  carrierSecret: string | null
  /** The other platform through which customers may log in; null if there is none. */
  platform: PlatformSettings | null
  /** Translation service for reviews; null where the operator has none. */
  translate: TranslateSettings | null
  /** Export of traces and logs by OpenTelemetry; null if the operator did not set it. */
  telemetry: TelemetrySettings | null
  /** All environment variables as set. Modules read their own settings from here. */
  variables: Variables
}

export type Variables = Readonly<Record<string, string | undefined>>

/** Settings that may contain a password are never printed. */
const secrets = new Set<string>([
  'DATABASE_URL',
  'MAIL_URL',
  ...s3Secrets,
  'METRICS_TOKEN',
  'SECRET_KEY',
  'SMS_TOKEN',
  'CARRIER_WEBHOOK_SECRET',
  'SOCIAL_CLIENT_SECRET',
  'TRANSLATE_KEY',
  ...telemetrySecrets,
])

/** The variables that the platform reads. Modules have further settings. */
export const platformSettingNames: readonly string[] = Object.keys(shapes)
export const isSecretSetting = (name: string): boolean => secrets.has(name)
export const platformSecretNames: readonly string[] = [...secrets]

/** An invalid setting. The message has one line. */
export class WrongSetting extends Error {}

type Shape = Readonly<Record<string, z.ZodMiniType>>

/** Checks the variables of a shape. The error names an invalid variable, but never repeats a secret. */
const readShape = <S extends Shape>(shape: S, from: Variables, secretNames: ReadonlySet<string>): z.output<z.ZodMiniObject<S>> => {
  const input = Object.fromEntries(Object.entries(from).filter(([name, value]) => name in shape && value !== ''))
  const checked = z.object(shape).safeParse(input)
  if (checked.success) return checked.data as z.output<z.ZodMiniObject<S>>
  const issue = checked.error.issues[0]
  const name = String(issue?.path[0])
  const shownValue = secretNames.has(name) ? '' : ` (it is "${from[name] ?? ''}")`
  throw new WrongSetting(`The setting ${name} ${issue?.message ?? 'is wrong'}${shownValue}.`)
}

/** The settings of one module. They are read first at the start, so that a wrong setting is reported before any other error. */
export type ModuleSettings<T> = {
  of: (environment: Pick<Environment, 'variables'>) => T
  /** The variables that hold the settings, and those of them that hold a secret. */
  names: readonly string[]
  secretNames: readonly string[]
}

/** Reads a module's settings. If the variables do not fit together, `read` returns an error text. */
export const moduleSettings = <S extends Shape, T>(
  shape: S,
  read: (set: z.output<z.ZodMiniObject<S>>) => T | string,
  ownSecrets: readonly string[] = [],
): ModuleSettings<Exclude<T, string>> => {
  const known = new WeakMap<Variables, { settings: Exclude<T, string> }>()
  return {
    names: Object.keys(shape),
    secretNames: ownSecrets,
    of: ({ variables }) => {
      const found = known.get(variables)
      if (found) return found.settings
      const settings = read(readShape(shape, variables, new Set(ownSecrets)))
      if (typeof settings === 'string') throw new WrongSetting(`The setting ${settings}`)
      known.set(variables, { settings: settings as Exclude<T, string> })
      return settings as Exclude<T, string>
    },
  }
}

export const readEnvironment = (from: Variables, home: string): Environment => {
  const set = readShape(shapes, from, secrets)
  const s3 = set.STORAGE_URL?.startsWith('s3:') ? readS3(set) : null
  if (typeof s3 === 'string') throw new WrongSetting(`The setting ${s3}`)
  const platform = readPlatform(set)
  if (typeof platform === 'string') throw new WrongSetting(`The setting ${platform}`)
  const translate = readTranslate(set)
  if (typeof translate === 'string') throw new WrongSetting(`The setting ${translate}`)
  const telemetry = readTelemetry(set)
  if (typeof telemetry === 'string') throw new WrongSetting(`The setting ${telemetry}`)
  const demo = set.DEMO ?? set.DATABASE_URL === undefined
  // An attacker with a stolen database pays this cost for each guess. Outside the demo the accounts are real, so the cost must not be low.
  if (!demo && set.PASSWORD_MEMORY_KIB < minPasswordMemoryKib)
    throw new WrongSetting(`The setting PASSWORD_MEMORY_KIB must be at least ${minPasswordMemoryKib} (it is "${set.PASSWORD_MEMORY_KIB}").`)
  const publicUrl = (set.PUBLIC_URL ?? `http://localhost:${set.PORT}`).replace(/\/$/, '')
  return {
    port: set.PORT,
    // The passwords of a demo mall are public. So other machines can reach it only if the operator sets `HOST`.
    host: set.HOST ?? (demo ? '127.0.0.1' : '0.0.0.0'),
    databaseUrl: set.DATABASE_URL ?? null,
    dataDir: set.DATA_DIR ?? join(home, '.data'),
    backupDir: set.BACKUP_DIR === undefined ? null : resolve(set.BACKUP_DIR),
    publicUrl,
    sellerUrl: set.SELLER_URL?.replace(/\/$/, '') ?? sellerUrlBeside(publicUrl),
    operatorUrl: set.OPERATOR_URL?.replace(/\/$/, '') ?? operatorUrlBeside(publicUrl),
    apart: {
      seller: set.SELLER_URL !== undefined && hasOwnHost(set.SELLER_URL, publicUrl),
      operator: set.OPERATOR_URL !== undefined && hasOwnHost(set.OPERATOR_URL, publicUrl),
    },
    demo,
    demoMonths: set.DEMO_MONTHS,
    trustedProxies: set.TRUST_PROXY,
    hsts: set.HSTS,
    logLevel: set.LOG_LEVEL ?? (demo ? 'warn' : 'info'),
    poolSize: set.POOL_SIZE,
    poolPatienceMs: set.POOL_PATIENCE_MS,
    preparedStatements: set.PREPARED_STATEMENTS,
    jobs: set.JOBS,
    // No proxy stands in front of a demo mall, so it stops at once.
    drainMs: demo && !from['DRAIN_MS'] ? 0 : set.DRAIN_MS,
    rateLimitPerMinute: set.RATE_LIMIT_PER_MINUTE,
    maxConnectionsOfOne: set.MOST_CONNECTIONS_OF_ONE,
    maxBehindMs: set.MOST_BEHIND_MS,
    passwordMemoryKib: set.PASSWORD_MEMORY_KIB,
    mail: { url: set.MAIL_URL ?? null, from: set.MAIL_FROM },
    storage: { url: set.STORAGE_URL ?? null, s3 },
    picturesUrl: `${(set.PICTURES_URL ?? '').replace(/\/$/, '')}/media/`,
    picturesOrigin: set.PICTURES_URL === undefined ? null : new URL(set.PICTURES_URL).origin,
    metricsToken: set.METRICS_TOKEN ?? null,
    secretKey: set.SECRET_KEY ?? null,
    sms: set.SMS_URL ? { url: set.SMS_URL, token: set.SMS_TOKEN ?? null, from: set.SMS_FROM } : null,
    carrierSecret: set.CARRIER_WEBHOOK_SECRET ?? null,
    platform,
    translate,
    telemetry,
    variables: from,
  }
}
