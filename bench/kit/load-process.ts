import { connect, type Socket } from 'node:net'
import type { Load, Loaded } from './load.ts'

const endOfHead = Buffer.from('\r\n\r\n')

type Head = { status: number; bodyBytes: number; closes: boolean }

const readHead = (text: string): Head => ({
  status: Number(text.slice(9, 12)),
  bodyBytes: Number(/\r\ncontent-length: *(\d+)/i.exec(text)?.[1] ?? Number.NaN),
  closes: /\r\nconnection: *close/i.test(text),
})

/** Sends requests over keep-alive connections. It reads only length and status of each answer. */
const run = (load: Load): Promise<Loaded> =>
  new Promise((resolve) => {
    const { hostname, port, host } = new URL(load.url)
    const headers = Object.entries(load.headers ?? {}).map(([name, value]) => `${name}: ${value}\r\n`)
    const questions = load.paths.map((path) => Buffer.from(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\n${headers.join('')}\r\n`))
    const times = new Float64Array(load.amount)
    const begun = performance.now()
    let sent = 0
    let answers = 0
    let failures = 0
    let problem = ''

    const finished = (good: boolean, why: string, tookMs: number) => {
      times[answers + failures] = tookMs
      if (good) answers += 1
      else failures += 1
      problem ||= good ? '' : why
      if (answers + failures < load.amount) return
      const p99Ms = times.toSorted()[Math.floor(load.amount * 0.99)] ?? 0
      resolve({ answers, failures, seconds: (performance.now() - begun) / 1000, p99Ms, problem })
    }

    const open = () => {
      const socket = connect({ host: hostname, port: Number(port), noDelay: true })
      let since = 0
      let waiting = false
      let held: Buffer = Buffer.alloc(0)
      const next = () => {
        if (sent >= load.amount) return void socket.destroy()
        waiting = true
        since = performance.now()
        socket.write(questions[sent % questions.length] ?? '')
        sent += 1
      }
      const answered = (head: Head) => {
        waiting = false
        finished(head.status === 200, `status ${head.status}`, performance.now() - since)
        if (!head.closes) return next()
        socket.destroy()
        if (sent < load.amount) open()
      }
      const broken = (why: string) => {
        if (!waiting) return
        waiting = false
        finished(false, why, performance.now() - since)
        if (sent < load.amount) open()
      }
      read(
        socket,
        () => held,
        (rest) => (held = rest),
        answered,
        broken,
      )
      socket.once('connect', next)
      socket.once('error', (error) => broken(error.message))
      socket.once('close', () => broken('the connection was closed'))
    }
    for (let at = 0; at < Math.min(load.connections, load.amount); at += 1) open()
  })

/** Splits the received data into complete answers. */
const read = (
  socket: Socket,
  held: () => Buffer,
  hold: (rest: Buffer) => void,
  answered: (head: Head) => void,
  broken: (why: string) => void,
) => {
  let head: Head | null = null
  let missing = 0
  socket.on('data', (piece: Buffer) => {
    if (head) {
      missing -= piece.length
    } else {
      const all = held().length > 0 ? Buffer.concat([held(), piece]) : piece
      const end = all.indexOf(endOfHead)
      if (end < 0) return hold(all)
      hold(Buffer.alloc(0))
      head = readHead(all.toString('latin1', 0, end))
      missing = head.bodyBytes - (all.length - end - endOfHead.length)
    }
    if (missing > 0) return
    const whole = head
    head = null
    if (missing < 0 || Number.isNaN(missing)) return broken('the length of an answer is not what its head says')
    answered(whole)
  })
}

process.on('message', (load: Load) => void run(load).then((result) => process.send?.(result)))
