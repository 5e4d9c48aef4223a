import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'

const [squeezeBr, squeezeGzip] = [promisify(brotliCompress), promisify(gzip)]
const br = (quality: number, length: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: length },
})
const quick = { br: 1, gzip: 1 }
/** Compression levels for short bodies: about as fast as `quick`, with a tenth less output. */
const fair = { br: 3, gzip: 4 }
const good = { br: 5, gzip: 6 }

const briefMs = 60_000
/** Up to this size, compression at the `fair` level takes no longer than a request. */
const short = 64 * 1024

type Squeezed = { bytes: Buffer; isGood: boolean }

/**
 * One response body in each encoding, compressed on first use. The first client gets a fast compression. A background thread then compresses at a
 * middle level, because many bodies are replaced soon. Later, a body that is still current is compressed at the best level.
 */
export class Bodies {
  readonly #born = Date.now()
  readonly #first: typeof quick
  readonly #goodFrom: number
  #br: Squeezed | undefined
  #gzip: Squeezed | undefined

  constructor(
    readonly identity: Buffer,
    before?: Bodies,
  ) {
    const isBrief = before !== undefined && this.#born - before.#born < briefMs && identity.length <= short
    this.#first = isBrief ? fair : quick
    this.#goodFrom = isBrief ? this.#born + briefMs : this.#born
  }

  get br(): Buffer {
    if (!this.#br) {
      this.#br = { bytes: brotliCompressSync(this.identity, br(this.#first.br, this.identity.length)), isGood: false }
    } else if (!this.#br.isGood && Date.now() >= this.#goodFrom) {
      this.#br.isGood = true
      squeezeBr(this.identity, br(good.br, this.identity.length)).then((bytes) => (this.#br = { bytes, isGood: true }), ignore)
    }
    return this.#br.bytes
  }

  get gzip(): Buffer {
    if (!this.#gzip) {
      this.#gzip = { bytes: gzipSync(this.identity, { level: this.#first.gzip }), isGood: false }
    } else if (!this.#gzip.isGood && Date.now() >= this.#goodFrom) {
      this.#gzip.isGood = true
      squeezeGzip(this.identity, { level: good.gzip }).then((bytes) => (this.#gzip = { bytes, isGood: true }), ignore)
    }
    return this.#gzip.bytes
  }
}

/** If the better compression fails, the quickly compressed body stays in use. */
const ignore = () => {}
