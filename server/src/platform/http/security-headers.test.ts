import { expect, test } from 'vitest'
import { readEnvironment, WrongSetting } from '../environment.ts'
import { httpsAt, pageHeaders } from './security-headers.ts'

/** The header of a page at this address, with this setting. */
const hstsOf = (url: string, HSTS?: string) => {
  const headers = pageHeaders({ https: httpsAt(url, readEnvironment({ HSTS }, '/home/mall')) })
  const at = headers.indexOf('strict-transport-security')
  return at === -1 ? null : headers[at + 1]
}

test('a page over https sends HSTS as configured, and a page over http does not', () => {
  expect(hstsOf('https://mall.example')).toBe('max-age=31536000; includeSubDomains')
  expect(hstsOf('https://mall.example', 'max-age=600')).toBe('max-age=600')
  expect(hstsOf('https://mall.example', 'max-age=63072000; includeSubDomains; preload')).toBe(
    'max-age=63072000; includeSubDomains; preload',
  )
  expect(hstsOf('https://mall.example', '0')).toBeNull()
  expect(hstsOf('http://localhost:3000')).toBeNull()
})

test.each(['1', 'max-age', 'max-age=-1', 'max-age=5; includeSubdomains', 'max-age=5\r\nx: y', 'max-age=5; preload; includeSubDomains'])(
  'a wrong setting is refused: %j',
  (text) => {
    expect(() => hstsOf('https://mall.example', text)).toThrow(WrongSetting)
  },
)

test('a page over https upgrades its requests even without HSTS', () => {
  expect(pageHeaders({ https: { hsts: null } })[1]).toContain('upgrade-insecure-requests')
  expect(pageHeaders({ https: null })[1]).not.toContain('upgrade-insecure-requests')
})
