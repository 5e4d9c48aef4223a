import { writeSync } from 'node:fs'

type Write = (bytes: Uint8Array) => number
const toStandardOutput: Write = (bytes) => writeSync(1, bytes)

const minAgeMs = 10
const maxTries = 50
/** Standard output can be a pipe that takes nothing for a moment. */
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
 * Destination of the log. A line that cannot be written is lost, as on a full disk; the next line that can be written reports how many were lost.
 * Pino's own stream would end the process in that case, and its flush at the exit would retry for ever.
 */
export const logDestination = (write: Write = toStandardOutput) => {
  let lost = 0
  /** A line may have been cut off in the middle. */
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
