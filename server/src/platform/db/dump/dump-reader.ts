import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { NoDump, rowsEnd } from './tables.ts'

const newline = '\n'.charCodeAt(0)
const inside = Buffer.from(`\n${rowsEnd}`)
const atOnce = Buffer.from(rowsEnd)

/** Reads the lines of an export. */
export class DumpReader {
  readonly #parts: AsyncIterator<Buffer>
  #rest = Buffer.alloc(0)

  constructor(file: string) {
    const source = createReadStream(file)
    const unpacked = createGunzip()
    source.on('error', (error) => unpacked.destroy(error))
    this.#parts = (source.pipe(unpacked) as AsyncIterable<Buffer>)[Symbol.asyncIterator]()
  }

  async #more(): Promise<void> {
    const next = await this.#parts.next().catch((error: unknown) => {
      throw new NoDump(`The file is damaged or not an export of Plaza: ${(error as Error).message}.`)
    })
    if (next.done) throw new NoDump('The file ends too early: the export was interrupted, or the file was cut off.')
    this.#rest = Buffer.concat([this.#rest, next.value])
  }

  async line(): Promise<string> {
    let end = this.#rest.indexOf(newline)
    for (; end < 0; end = this.#rest.indexOf(newline)) await this.#more()
    const text = this.#rest.toString('utf8', 0, end)
    this.#rest = this.#rest.subarray(end + 1)
    return text
  }

  /** The rows up to the end of a table, in blocks of whole lines. */
  async *rows(): AsyncGenerator<Buffer> {
    for (;;) {
      const end = this.#rest.lastIndexOf(newline) + 1
      const block = this.#rest.subarray(0, end)
      const last = block.subarray(0, atOnce.length).equals(atOnce) ? 0 : block.indexOf(inside) + 1
      if (last > 0 || block.subarray(0, atOnce.length).equals(atOnce)) {
        if (last > 0) yield block.subarray(0, last)
        this.#rest = this.#rest.subarray(last + atOnce.length)
        return
      }
      if (end > 0) yield block
      this.#rest = this.#rest.subarray(end)
      await this.#more()
    }
  }

  /** Reads to the end of the file, so that its checksum is compared. */
  async finish(): Promise<void> {
    const next = await this.#parts.next().catch((error: unknown) => {
      throw new NoDump(`The file is damaged: ${(error as Error).message}.`)
    })
    if (!next.done || this.#rest.length > 0) throw new NoDump('The file contains more than an export.')
  }
}
