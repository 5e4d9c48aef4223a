import { join } from 'node:path'
import { readSettings } from '../mall.ts'
import { modules } from '../modules.ts'
import { isSecretSetting, platformSettingNames, type Environment, type Variables } from '../platform/environment.ts'
import { flagsIn, type Command } from './command.ts'

/** Values that the mall derives from other settings or from its kind. */
const derived = (environment: Environment): Readonly<Record<string, string>> => ({
  PORT: String(environment.port),
  HOST: environment.host,
  DATA_DIR: environment.dataDir,
  PUBLIC_URL: environment.publicUrl,
  SELLER_URL: environment.sellerUrl,
  OPERATOR_URL: environment.operatorUrl,
  DEMO: environment.demo ? '1' : '0',
  DEMO_MONTHS: String(environment.demoMonths),
  TRUST_PROXY: '0',
  HSTS: environment.hsts ?? '0',
  LOG_LEVEL: environment.logLevel,
  POOL_SIZE: String(environment.poolSize),
  POOL_PATIENCE_MS: String(environment.poolPatienceMs),
  PREPARED_STATEMENTS: environment.preparedStatements ? '1' : '0',
  JOBS: environment.jobs ? '1' : '0',
  DRAIN_MS: String(environment.drainMs),
  RATE_LIMIT_PER_MINUTE: String(environment.rateLimitPerMinute),
  MOST_CONNECTIONS_OF_ONE: String(environment.maxConnectionsOfOne),
  MOST_BEHIND_MS: String(environment.maxBehindMs),
  PASSWORD_MEMORY_KIB: String(environment.passwordMemoryKib),
  MAIL_FROM: environment.mail.from,
  S3_REGION: 'us-east-1',
  S3_CREDENTIALS: environment.storage.s3?.access.by ?? 'keys',
  AWS_ROLE_SESSION_NAME: 'plaza',
  STORAGE_URL: environment.storage.url ?? `file://${join(environment.dataDir, 'files')}`,
})

export type SettingLine = { name: string; value: string; from: 'environment' | 'file' | 'default' | 'not set' }

/** Each setting, its value and its origin. Secrets are hidden: the output may be shown to others. */
export const settingLines = (environment: Environment, variables: Variables): SettingLine[] => {
  const defaults = derived(environment)
  const own = modules.flatMap(({ settings }) => settings?.names ?? [])
  const secrets = new Set(modules.flatMap(({ settings }) => settings?.secretNames ?? []))
  return [...platformSettingNames, ...own].map((name) => {
    const set = variables[name]
    if (set !== undefined && set !== '')
      return { name, value: secrets.has(name) || isSecretSetting(name) ? '(hidden)' : set, from: 'environment' }
    if (variables[`${name}_FILE`]) return { name, value: '(hidden)', from: 'file' }
    const value = defaults[name]
    return value === undefined ? { name, value: '', from: 'not set' } : { name, value, from: 'default' }
  })
}

export const configCommand: Command = {
  usage: 'config',
  purpose: 'print the settings in force and their origin; secrets are hidden',
  run: async (args, home) => {
    flagsIn(args)
    for (const { name, value, from } of settingLines(readSettings(process.env, home), process.env))
      console.log(from === 'not set' ? `${name}: not set` : `${name}=${value}  (${from})`)
    return 0
  },
}
