import { readEnvironment, type Environment } from '../src/kernel/environment.ts'

/** Settings of a mall under test: quiet, without a limit on requests, as a demo mall. */
export const testEnvironment = (dataDir: string, more: Readonly<Record<string, string>> = {}): Environment =>
  readEnvironment({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: '0', POOL_SIZE: '4', DEMO: '1', ...more }, dataDir)
