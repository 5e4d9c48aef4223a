import { describe, expect, test } from 'vitest'
import { deviceName } from './device-name.ts'

describe('device names', () => {
  test.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36 Edg/156.0.0.0',
      'Edge, Windows',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15',
      'Safari, macOS',
    ],
    ['Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/156.0 Mobile/15E148 Safari/604.1', 'Chrome, iPad'],
    [
      'Mozilla/5.0 (Linux; Android 16; SM-S931B) AppleWebKit/537.36 SamsungBrowser/29.0 Chrome/140.0 Mobile Safari/537.36',
      'Samsung Internet, Android',
    ],
    ['curl/8.14.1', 'curl'],
    ['', '?'],
  ])('%s', (agent, name) => expect(deviceName(agent)).toBe(name))
})
