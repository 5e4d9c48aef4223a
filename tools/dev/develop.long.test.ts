import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, statSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const inRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

test('one URL serves all three apps, a saved source restarts the server without a lost request, a signal ends all', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'plaza-dev-'))
  const settings = { DATA_DIR: folder, DEMO: '0', SECRET_KEY: 'x'.repeat(32), LOG_LEVEL: 'error' }
  const dev = spawn(process.execPath, [inRoot('tools/dev.mjs')], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  dev.stdout.setEncoding('utf8').on('data', (piece: string) => (said += piece))
  const source = inRoot('server/src/platform/http/health.ts')
  const { atime, mtime } = statSync(source)
  try {
    await expect.poll(() => said, { timeout: 60_000 }).toContain('Watching the sources')
    const address = /http:\/\/localhost:\d+/.exec(said)?.[0] ?? ''
    const get = async (path: string) => (await fetch(address + path)).text()

    expect(await get('/')).toContain('src="/src/entry-client.tsx')
    for (const base of ['/seller/', '/operator/']) {
      expect(await get(base)).toContain(`src="${base}src/main.tsx`)
      expect(await get(`${base}src/main.tsx`)).toContain('createRoot')
      expect(await get(`${base}@vite/client`)).toContain(`"${base}"`)
    }
    expect(await get('/api/customer/index/get_languages')).toContain('"message":"success"')

    utimesSync(source, atime, new Date())
    const answers = new Set<string>()
    const begun = performance.now()
    while (!said.includes('The server was replaced') && performance.now() - begun < 60_000) {
      answers.add(await get('/healthz'))
      await pause(20)
    }
    for (let round = 0; round < 10; round += 1) answers.add(await get('/healthz'))
    expect(said).toContain('The server was replaced')
    expect([...answers]).toEqual(['ok\n'])

    const ended = once(dev, 'exit')
    dev.kill('SIGTERM')
    expect((await ended)[0]).toBe(0)
    await expect(get('/')).rejects.toThrow('fetch failed')
    expect(existsSync(join(folder, 'postgres/cluster/postmaster.pid'))).toBe(false)
  } finally {
    utimesSync(source, atime, mtime)
    dev.kill('SIGKILL')
    await pause(500)
    rmSync(folder, { recursive: true, force: true, maxRetries: 40, retryDelay: 100 })
  }
})
