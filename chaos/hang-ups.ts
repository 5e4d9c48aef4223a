import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { searchProducts, uploadFile } from '@plaza/contract'
import { sql } from 'kysely'
import type { Kernel } from '../server/src/platform/kernel.ts'
import { signedInAs } from '../server/test/people.ts'
import { multipart, picture } from '../server/test/pictures.ts'
import { patiently, withTorturedMall } from './kit/tortured-mall.ts'

const servers_ = 4
const seconds_ = 30
const callers = 16
const timeoutMs = 60_000
const announced = 9 * 1024 * 1024

const prepare = async (kernel: Kernel): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`select id::text as id from accounts.customer where demo order by id limit 4`.execute(kernel.db)
  return Promise.all(rows.map(async ({ id }) => (await signedInAs(kernel, id))['access-token']))
}

/** Queue metrics of a server: free slots and waiting requests. */
const queuesOf = async (url: string): Promise<Map<string, { free: number; waiting: number }>> => {
  const said = await (await fetch(`${url}/metrics`)).text()
  const queues = new Map<string, { free: number; waiting: number }>()
  for (const [, what, name, value] of said.matchAll(/^plaza_queue_(free|waiting)\{queue="([^"]+)"\} (\S+)$/gm))
    queues.set(name ?? '', { free: 0, waiting: 0, ...queues.get(name ?? ''), [what ?? '']: Number(value) })
  return queues
}

/** Sends a complete or incomplete request, and closes the connection after a delay. */
const hangUp = (url: string, bytes: readonly (string | Buffer)[], afterMs: number): Promise<void> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(url)
    const socket = connect(Number(port), hostname)
    socket.on('error', () => {})
    socket.on('close', () => resolve())
    socket.on('connect', () => {
      for (const each of bytes) socket.write(each)
      setTimeout(() => socket.destroy(), afterMs)
    })
    socket.resume()
  })

/**
 * Four accounts close connections for half a minute, at every stage of a request, on four servers. Afterwards every queue must be empty, and each
 * account can upload.
 */
export const hangUps = (publish: (line: string) => void = () => {}, seconds = seconds_): Promise<{ line: string; faults: string[] }> =>
  withTorturedMall({ fault: null, servers: servers_, publish, prepare }, async (_kernel, servers, tokens) => {
    const photo = await picture('jpeg', 800, 600)
    const { headers, payload } = multipart([
      { name: 'purpose', value: 'review' },
      { name: 'file', filename: 'a.jpg', type: 'image/jpeg', bytes: photo },
    ])
    const head = (method: string, path: string, more: Record<string, string>) =>
      `${method} /api${path} HTTP/1.1\r\n${Object.entries({ host: 'x', ...more })
        .map(([name, value]) => `${name}: ${value}`)
        .join('\r\n')}\r\n\r\n`
    const whole = await queuesOf(servers.urls()[0] ?? '')
    let hung = 0
    const upload = (at: number) => {
      // Every other request announces more bytes than it sends. It occupies a queue slot until its connection closes.
      const length = at % 2 === 0 ? payload.length : announced
      const token = tokens[at % tokens.length] ?? ''
      return [
        head('POST', uploadFile.path, { ...headers, 'access-token': token, 'content-length': String(length) }),
        payload.subarray(0, Math.floor(payload.length * Math.random())),
      ]
    }
    const search = (at: number) => [head('GET', searchProducts.path.replace('{keyword}', `hang${at}`), {})]
    const calling = async (caller: number) => {
      for (const end = Date.now() + seconds * 1000; Date.now() < end;) {
        hung += 1
        await hangUp(servers.anyUrl(), hung % 3 === 0 ? search(hung) : upload(hung + caller), Math.random() * 150)
      }
    }
    await Promise.all(Array.from({ length: callers }, (_each, caller) => calling(caller)))
    publish(`${hung} requests hung up`)
    const faults: string[] = []
    const taken = async (url: string) =>
      [...(await queuesOf(url))].flatMap(([name, { free, waiting }]) =>
        free === whole.get(name)?.free && waiting === 0 ? [] : [`${name}: ${free} of ${whole.get(name)?.free} free, ${waiting} wait`],
      )
    for (const url of servers.urls()) {
      let left = await taken(url)
      for (const end = Date.now() + timeoutMs; left.length > 0 && Date.now() < end; left = await taken(url)) await pause(200)
      faults.push(...left.map((each) => `a queue of ${url} stays taken: ${each}`))
      for (const token of tokens) {
        const body = new FormData()
        body.set('purpose', 'review')
        body.set('file', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'a.jpg')
        const { code } = await patiently(async () => {
          const answer = await fetch(`${url}/api${uploadFile.path}`, { method: 'POST', headers: { 'access-token': token }, body })
          return (await answer.json()) as { code: number }
        })
        // Uploads sent completely before the connection closed count too, so a refusal by the hourly limit is also accepted.
        if (code !== 200 && code !== 3000006) faults.push(`an upload was answered ${code}`)
      }
    }
    const fallen = servers.fallen().map((said) => `a server ended by itself: ${said}`)
    return {
      line: `${hung} hang-ups at ${servers_} servers; ${whole.size} queues watched`,
      faults: [...faults, ...fallen, ...(whole.size === 0 ? ['no queue reports its places'] : [])],
    }
  })

if (pathToFileURL(process.argv[1] ?? '').href === import.meta.url) {
  const { line, faults } = await hangUps((each) => console.log(`  ${each}`))
  console.log(`  ${line}`)
  for (const fault of faults) console.log(`  FAULT: ${fault}`)
  process.exit(faults.length === 0 ? 0 : 1)
}
