import { readEnvironment, type Environment } from '../src/platform/environment.ts'

/** Limits so high that a slow test machine does not reach them. */
const calm = { LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: '0', MOST_BEHIND_MS: '0', POOL_PATIENCE_MS: '60000' }
/** In a demo mall, password hashes may be cheap. A real mall refuses such a low cost. */
const demo = { DEMO: '1', PASSWORD_MEMORY_KIB: '64' }

/** Settings of a mall under test: no logs, long timeouts, and demo mode unless set otherwise. */
export const testEnvironment = (dataDir: string, more: Readonly<Record<string, string>> = {}): Environment =>
  readEnvironment({ ...calm, ...(more['DEMO'] === '0' ? {} : demo), DATA_DIR: dataDir, POOL_SIZE: '4', ...more }, dataDir)
