import { writeSync } from 'node:fs'

type Write = (bytes: Uint8Array) => number
const toStandardOutput: Write = (bytes) => writeSync(1, bytes)

const minAgeMs = 10
const maxTries = 50
/** Waits briefly, because standard output can be a pipe that is full for a moment. */
const rest = () => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, minAgeMs)

const writeAll = (write: Write, bytes: Uint8Array): void => {
  let left = bytes
  for (let tries = 0; left.length > 0;) {
    try {
      left = left.subarray(write(left))
    } catch (error) {
      tries += 1
      if ((error as { code?: string }).code !== 'EAGAIN' || tries > maxTries) throw error
      rest()
    }
  }
}

/**
 * Destination of the log. A line that cannot be written, as on a full disk, is lost; the next written line reports the number of lost lines. Pino's
 * own stream would end the process in that case, and its flush at exit would retry for ever.
 */
export const logDestination = (write: Write = toStandardOutput) => {
  let lost = 0
  /** Starts with a newline, because the previous line may be cut off. */
  const lostLine = () =>
    `\n${JSON.stringify({ level: 'warn', time: new Date().toISOString(), lost, msg: 'lines of the log could not be written' })}\n`
  return {
    write: (line: string): void => {
      try {
        writeAll(write, Buffer.from(lost > 0 ? lostLine() + line : line))
        lost = 0
      } catch {
        lost += 1
      }
    },
  }
}

export type LogDestination = { write: (line: string) => void }

/** Writes each line to the destination, and then hands it over. */
export const alsoTo = (take: (line: string) => void, { write }: LogDestination): LogDestination => ({
  write: (line) => {
    write(line)
    take(line)
  },
})
