import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readSettings } from '../mall.ts'
import { chainSettings } from '../modules/foundation/blockchain/chain-settings.ts'
import { gatewaySettings } from '../modules/payments/gateways/kinds/gateway-settings.ts'
import { platformSecretNames, WrongSetting } from './environment.ts'

const read = (settings: Record<string, string>) => readSettings(settings, '/home/mall')
const complaint = (settings: Record<string, string>): string => {
  try {
    read(settings)
  } catch (error) {
    if (error instanceof WrongSetting) return error.message
    throw error
  }
  return 'nothing wrong'
}

test('no setting is required: a demo mall runs out of the box', () => {
  expect(read({})).toMatchObject({
    port: 3000,
    demo: true,
    databaseUrl: null,
    dataDir: '/home/mall/.data',
    publicUrl: 'http://localhost:3000',
    mail: { url: null },
  })
})

describe('a secret in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'plaza-secrets-'))
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }
  afterAll(() => rmSync(folder, { recursive: true }))
  test('is read without the line break at its end, for the platform and for modules', () => {
    const secret = ' a secret of at least 32 characters '
    const environment = read({ SECRET_KEY_FILE: file('key', `${secret}\n`), DATABASE_URL_FILE: file('url', 'postgres://mall@db/mall') })
    expect(environment).toMatchObject({ secretKey: secret, databaseUrl: 'postgres://mall@db/mall', demo: false })
    const gateway = read({
      GATEWAY_STRIPE_KEY_FILE: file('gateway', 'sk_test_1234567890\n'),
      GATEWAY_STRIPE_WEBHOOK_SECRET: 'whsec_1234567890123456',
    })
    expect(gateway.variables['GATEWAY_STRIPE_KEY']).toBe('sk_test_1234567890')
  })
  test.each([
    ['that is missing', { SECRET_KEY_FILE: '/nowhere/key' }, /^The setting SECRET_KEY_FILE names a file that cannot be read: ENOENT/],
    ['that is empty', { SECRET_KEY_FILE: file('empty', '\n') }, /^The setting SECRET_KEY_FILE names an empty file/],
    [
      'beside the setting itself',
      { SECRET_KEY: 'x', SECRET_KEY_FILE: '/nowhere' },
      /^The settings SECRET_KEY and SECRET_KEY_FILE are both set/,
    ],
    ['that is too short', { SECRET_KEY_FILE: file('short', 'short\n') }, /^The setting SECRET_KEY must have at least 32 characters\.$/],
  ])('%s is refused, and never shown', (_which, settings, message) => {
    expect(complaint(settings)).toMatch(message)
  })
})

test('a mall with an external database is no demo unless configured so', () => {
  const DATABASE_URL = 'postgres://mall@db/mall'
  expect(read({ DATABASE_URL }).demo).toBe(false)
  expect(read({ DATABASE_URL, DEMO: '1' }).demo).toBe(true)
  expect(read({ DEMO: 'false' }).demo).toBe(false)
})

test('a demo mall is reachable from its own machine only, unless HOST is set', () => {
  const DATABASE_URL = 'postgres://mall@db/mall'
  expect(read({}).host).toBe('127.0.0.1')
  expect(read({ DATABASE_URL, DEMO: '1' }).host).toBe('127.0.0.1')
  expect(read({ HOST: '' }).host).toBe('127.0.0.1')
  expect(read({ HOST: '0.0.0.0' }).host).toBe('0.0.0.0')
  expect(read({ DATABASE_URL }).host).toBe('0.0.0.0')
})

test('password hashing is expensive in every real mall', () => {
  const DATABASE_URL = 'postgres://mall@db/mall'
  expect(read({ DATABASE_URL }).passwordMemoryKib).toBe(19_456)
  expect(complaint({ DATABASE_URL, PASSWORD_MEMORY_KIB: '19455' })).toContain('PASSWORD_MEMORY_KIB')
  expect(complaint({ DEMO: '0', PASSWORD_MEMORY_KIB: '64' })).toContain('PASSWORD_MEMORY_KIB')
  expect(read({ DATABASE_URL, PASSWORD_MEMORY_KIB: '65536' }).passwordMemoryKib).toBe(65_536)
  expect(read({ DEMO: '1', PASSWORD_MEMORY_KIB: '64' }).passwordMemoryKib).toBe(64)
})

test('an empty setting counts as unset', () => {
  expect(read({ PORT: '', PUBLIC_URL: '' })).toMatchObject({ port: 3000, publicUrl: 'http://localhost:3000' })
})

test('the public URL has no trailing slash', () => {
  expect(read({ PUBLIC_URL: 'https://mall.example/' }).publicUrl).toBe('https://mall.example')
})

const tether = '0xdAC17F958D2ee523a2206206994597C13D831ec7'

test.each<[string, string]>([
  ['PORT', 'eighty'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '3000.5'],
  ['PUBLIC_URL', 'mall.example'],
  ['PUBLIC_URL', 'ftp://mall.example'],
  ['DEMO', 'perhaps'],
  ['TRUST_PROXY', 'yes please'],
  ['JOBS', 'some'],
  ['LOG_LEVEL', 'loud'],
  ['POOL_SIZE', '201'],
  ['POOL_SIZE', '0'],
  ['POOL_SIZE', '1'],
  ['POOL_PATIENCE_MS', '0'],
  ['RATE_LIMIT_PER_MINUTE', 'many'],
  ['MOST_BEHIND_MS', '-1'],
  ['PASSWORD_MEMORY_KIB', '7'],
  ['MAIL_FROM', 'x'],
  ['STORAGE_URL', '/var/files'],
  ['S3_ENDPOINT', 'minio'],
  ['SOCIAL_PLATFORM', 'a/b'],
  ['SOCIAL_PLATFORM', 'login'],
  ['SOCIAL_ISSUER', 'http://accounts.clips.example'],
  ['SOCIAL_ISSUER', 'https://user:word@clips.example'],
  ['SOCIAL_TOKEN_URL', 'clips.example/token'],
  ['SOCIAL_CLIENT_AUTH', 'jwt'],
  ['SOCIAL_ID_FIELD', 'data..id'],
  ['SOCIAL_HOSTS', 'https://api.clips.example'],
  ['CHAIN_ETHEREUM_ID', '0x1'],
  ['CHAIN_ETHEREUM_TOKENS', 'USDT'],
  ['CHAIN_ETHEREUM_TOKENS', 'USDT:TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  ['CHAIN_ETHEREUM_TOKENS', `ETH:${tether}`],
  ['CHAIN_ETHEREUM_TOKENS', `DOGE:${tether}`],
  ['CHAIN_ETHEREUM_TOKENS', `USDT:${tether},USDT:${tether}`],
  ['CHAIN_ETHEREUM_TOKENS', `USDT:${tether}:37`],
  ['CHAIN_ETHEREUM_CONFIRMATIONS', '0'],
  ['CHAIN_BITCOIN_GENESIS', 'testnet'],
  ['CHAIN_TRON_TOKENS', 'USDT:TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u'],
  ['CHAIN_APPROVES_ALONE', '500.005'],
  ['CHAIN_APPROVES_ALONE', 'all'],
  ['CHAIN_TIMEOUT_MS', '0'],
])('%s=%s is reported in one clear line with the given value', (name, value) => {
  const message = complaint({ [name]: value })
  expect(message).toMatch(new RegExp(`^The setting ${name} must [^\\n]+ \\(it is "`))
  expect(message).toContain(`"${value}"`)
})

test.each<[string, string, string]>([
  ['DATABASE_URL', 'mysql://mall:hunter2@db/mall', 'hunter2'],
  ['MAIL_URL', 'http://post:hunter2@mail', 'hunter2'],
  ['METRICS_TOKEN', 'hunter2', 'hunter2'],
  ['CHAIN_ETHEREUM_URL', 'http://nodes.example/hunter2', 'hunter2'],
  ['CHAIN_BITCOIN_URL', 'https://mall:hunter2@nodes.example', 'hunter2'],
  ['CHAIN_TRON_URL', 'hunter2', 'hunter2'],
])('%s is reported without its secret', (name, value, secret) => {
  const message = complaint({ [name]: value })
  expect(message).toMatch(new RegExp(`^The setting ${name} must [^\\n]+\\.$`))
  expect(message).not.toContain(secret)
})

const clips = { SOCIAL_PLATFORM: 'Clips', SOCIAL_ISSUER: 'https://accounts.clips.example', SOCIAL_CLIENT_ID: 'mall' }

test('a login platform is configured by its name, issuer and client id', () => {
  expect(read({}).platform).toBeNull()
  expect(read(clips).platform).toMatchObject({
    name: 'Clips',
    scopes: 'openid profile email',
    speaks: { kind: 'openid', issuer: 'https://accounts.clips.example' },
    hosts: new Set(['accounts.clips.example']),
  })
  expect(read({ ...clips, SOCIAL_HOSTS: 'api.clips.example,Keys.clips.example' }).platform?.hosts).toEqual(
    new Set(['accounts.clips.example', 'api.clips.example', 'keys.clips.example']),
  )
})

test('a login platform with plain OAuth 2 needs its three URLs', () => {
  const { SOCIAL_ISSUER: _issuer, ...named } = clips
  const url = 'https://clips.example/x'
  const whole = { ...named, SOCIAL_AUTHORIZE_URL: url, SOCIAL_TOKEN_URL: url, SOCIAL_USER_URL: url }
  expect(read(whole).platform).toMatchObject({ scopes: 'profile', speaks: { kind: 'oauth' } })
  for (const name of ['SOCIAL_AUTHORIZE_URL', 'SOCIAL_TOKEN_URL', 'SOCIAL_USER_URL'] as const) {
    const { [name]: _left, ...without } = whole
    expect(complaint(without)).toContain('SOCIAL_PLATFORM needs SOCIAL_ISSUER, or all of')
  }
  expect(complaint({ ...whole, SOCIAL_ISSUER: url })).toContain('remove SOCIAL_AUTHORIZE_URL')
  expect(complaint({ ...clips, SOCIAL_CLIENT_ID: '' })).toContain('SOCIAL_CLIENT_ID is missing')
  expect(complaint({ SOCIAL_CLIENT_ID: 'mall' })).toContain('SOCIAL_PLATFORM is missing')
})

test('a blockchain is queried at the configured URL, and not at all without one', () => {
  expect(chainSettings.of(read({}))).toMatchObject({ ethereum: null, bitcoin: null, tron: null, approvesUpTo: 0n })
  const { ethereum, bitcoin, approvesUpTo } = chainSettings.of(
    read({
      CHAIN_ETHEREUM_URL: 'https://ethereum.example/a-key',
      CHAIN_ETHEREUM_TOKENS: `USDT:${tether}:18`,
      CHAIN_BITCOIN_URL: 'http://esplora:3000',
      CHAIN_BITCOIN_CONFIRMATIONS: '6',
      CHAIN_APPROVES_ALONE: '500.00',
    }),
  )
  expect(ethereum).toMatchObject({ chainId: 1n, needed: 12 })
  expect(ethereum?.tokens.get('USDT')).toEqual({ contract: tether.toLowerCase(), decimals: 18 })
  expect([bitcoin?.needed, approvesUpTo]).toEqual([6, 50_000n])
})

test('a token without its network, TRON without a token and auto-approval without a network are errors', () => {
  expect(complaint({ CHAIN_ETHEREUM_TOKENS: `USDT:${tether}` })).toContain('needs CHAIN_ETHEREUM_URL')
  expect(complaint({ CHAIN_TRON_URL: 'https://tron.example' })).toContain('needs CHAIN_TRON_TOKENS')
  expect(complaint({ CHAIN_TRON_KEY: 'hunter2' })).toContain('CHAIN_TRON_URL is missing')
  expect(complaint({ CHAIN_APPROVES_ALONE: '1' })).toContain('CHAIN_APPROVES_ALONE needs at least one of')
})

test.each([
  'http://127.0.0.1:8545',
  'http://10.2.3.4:8545',
  'http://172.31.0.9',
  'http://192.168.1.2',
  'http://[fd12::1]:8545',
  'http://geth:8545',
])('a node in a private network may use plain HTTP: %s', (CHAIN_ETHEREUM_URL) =>
  expect(complaint({ CHAIN_ETHEREUM_URL })).toBe('nothing wrong'),
)
test.each([
  'http://172.32.0.9',
  'http://8.8.8.8',
  'http://10.example',
  'http://geth.example:8545',
  'http://[2001:db8::1]',
  'ws://geth',
  'file:///geth',
])('a node on a public network may not use plain HTTP: %s', (CHAIN_ETHEREUM_URL) =>
  expect(complaint({ CHAIN_ETHEREUM_URL })).toContain('must be an address with https'),
)

test('an S3 bucket needs its endpoint and keys', () => {
  const whole = { STORAGE_URL: 's3://files', S3_ENDPOINT: 'http://minio:9000', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' }
  expect(complaint(whole)).toBe('nothing wrong')
  for (const name of ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const) {
    const { [name]: _left, ...without } = whole
    expect(complaint(without)).toMatch(/so set (S3_ENDPOINT|S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY) too/)
  }
})

const stripe = { GATEWAY_STRIPE_KEY: 'sk_of_nobody', GATEWAY_STRIPE_WEBHOOK_SECRET: 'whsec_of_nobody' }
const bank = {
  GATEWAY_NESTPAY_URL: 'https://bank.example/fim/est3Dgate',
  GATEWAY_NESTPAY_CLIENT_ID: '700655000200',
  GATEWAY_NESTPAY_STORE_KEY: 'word',
  GATEWAY_NESTPAY_RATE: '41.25',
}

test('a gateway exists when all its settings are set', () => {
  expect(gatewaySettings.of(read({}))).toEqual({ stripe: null, nestpay: null })
  expect(gatewaySettings.of(read(stripe)).stripe).toMatchObject({ url: 'https://api.stripe.com', key: 'sk_of_nobody' })
  expect(gatewaySettings.of(read(bank)).nestpay).toMatchObject({ currency: 'TRY', rate: '41.25', api: null })
})

test.each([
  [{ GATEWAY_STRIPE_KEY: 'sk_of_nobody' }, 'GATEWAY_STRIPE_WEBHOOK_SECRET'],
  [{ ...stripe, GATEWAY_STRIPE_URL: 'http://cards.example' }, 'GATEWAY_STRIPE_URL'],
  [{ ...bank, GATEWAY_NESTPAY_STORE_KEY: '' }, 'GATEWAY_NESTPAY_STORE_KEY'],
  [{ ...bank, GATEWAY_NESTPAY_RATE: '' }, 'GATEWAY_NESTPAY_RATE'],
  [{ ...bank, GATEWAY_NESTPAY_RATE: '0.00' }, 'GATEWAY_NESTPAY_RATE'],
  [{ ...bank, GATEWAY_NESTPAY_CURRENCY: 'XXX' }, 'GATEWAY_NESTPAY_CURRENCY'],
  [{ ...bank, GATEWAY_NESTPAY_API_USER: 'api' }, 'GATEWAY_NESTPAY_API_URL'],
])('%j is refused, with the name of the wrong setting and no secret', (settings, name) => {
  expect(complaint(settings as Record<string, string>)).toContain(name)
  expect(complaint(settings as Record<string, string>)).not.toMatch(/sk_of_nobody|whsec/)
})

test('the translation service needs a safe URL, and a key alone configures nothing', () => {
  const read = (set: Record<string, string>) => readSettings(set, '/home').translate
  expect(read({})).toBeNull()
  expect(read({ TRANSLATE_URL: 'https://translate.example/translate', TRANSLATE_KEY: 'k' })).toEqual({
    url: 'https://translate.example/translate',
    key: 'k',
  })
  expect(read({ TRANSLATE_URL: 'http://translator:5000/translate' })).toMatchObject({ key: null })
  expect(() => read({ TRANSLATE_URL: 'http://translate.example/translate' })).toThrow('TRANSLATE_URL must be an address with https')
  expect(() => read({ TRANSLATE_KEY: 'k' })).toThrow('TRANSLATE_URL is missing')
})

describe('OpenTelemetry', () => {
  const telemetry = (settings: Record<string, string>) => read(settings).telemetry
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }
  test('is off without an endpoint, when disabled, and without an exporter', () => {
    expect(telemetry({})).toBeNull()
    expect(telemetry({ OTEL_SERVICE_NAME: 'mall', OTEL_TRACES_SAMPLER: 'always_on' })).toBeNull()
    expect(telemetry({ ...endpoint, OTEL_SDK_DISABLED: 'true' })).toBeNull()
    expect(telemetry({ ...endpoint, OTEL_TRACES_EXPORTER: 'none', OTEL_LOGS_EXPORTER: 'none' })).toBeNull()
  })
  test('an endpoint gets the path of each signal; an endpoint of one signal is used as it is', () => {
    expect(telemetry({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/otlp/' })).toMatchObject({
      traces: { url: 'http://collector:4318/otlp/v1/traces', delayMs: 5000, maxQueue: 2048, maxBatch: 512 },
      logs: { url: 'http://collector:4318/otlp/v1/logs', delayMs: 1000, maxQueue: 2048, maxBatch: 512 },
      timeoutMs: 10_000,
      sampler: { kind: 'parentbased_always_on', ratio: 1 },
    })
    expect(telemetry({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://traces.example/in' })).toMatchObject({
      traces: { url: 'https://traces.example/in' },
      logs: null,
    })
    expect(
      telemetry({ ...endpoint, OTEL_EXPORTER_OTLP_LOGS_ENDPOINT: 'https://logs.example/in', OTEL_TRACES_EXPORTER: 'none' }),
    ).toMatchObject({
      traces: null,
      logs: { url: 'https://logs.example/in' },
    })
    expect(telemetry({ OTEL_LOGS_EXPORTER: 'otlp' })).toMatchObject({ traces: null, logs: { url: 'http://localhost:4318/v1/logs' } })
  })
  test('headers and resource attributes are percent-encoded pairs; the name of the service has its own setting', () => {
    const set = telemetry({
      ...endpoint,
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20abc, x-tenant=mall=1',
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test,service.name=other',
    })
    expect(set?.headers).toEqual({ authorization: 'Bearer abc', 'x-tenant': 'mall=1' })
    expect(set?.resource).toMatchObject({ 'service.name': 'other', 'deployment.environment.name': 'test' })
    expect(telemetry(endpoint)?.resource['service.name']).toBe('plaza')
    const named = { ...endpoint, OTEL_SERVICE_NAME: 'mall', OTEL_RESOURCE_ATTRIBUTES: 'service.name=other' }
    expect(telemetry(named)?.resource['service.name']).toBe('mall')
  })
  test('the headers are a secret: they can come from a file, and a wrong one is never shown', () => {
    expect(platformSecretNames).toContain('OTEL_EXPORTER_OTLP_HEADERS')
    for (const wrong of ['hunter2', 'a b=hunter2', 'a=%zz-hunter2', '=hunter2', 'a=hunter2%0Ab'])
      expect(complaint({ ...endpoint, OTEL_EXPORTER_OTLP_HEADERS: wrong })).toBe(
        'The setting OTEL_EXPORTER_OTLP_HEADERS must have the form name=value,name=value.',
      )
  })
  test.each([
    ['OTEL_TRACES_EXPORTER', 'console'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['OTEL_TRACES_SAMPLER', 'sometimes'],
    ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
    ['OTEL_TRACES_SAMPLER_ARG', 'half'],
    ['OTEL_SDK_DISABLED', 'maybe'],
    ['OTEL_RESOURCE_ATTRIBUTES', 'nothing'],
  ])('%s=%s is refused', (name, value) => expect(complaint({ [name]: value })).toContain(`The setting ${name}`))
})
