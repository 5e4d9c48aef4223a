import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'

const [squeezeBr, squeezeGzip] = [promisify(brotliCompress), promisify(gzip)]
const br = (quality: number, length: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: length },
})
const quick = { br: 1, gzip: 1 }
const good = { br: 5, gzip: 6 }

type Squeezed = { bytes: Buffer; isGood: boolean }

/** One body in every encoding, each made when somebody first asks for it: quickly for the first, and well, beside the loop, for those who come after. */
export class Bodies {
  #br: Squeezed | undefined
  #gzip: Squeezed | undefined
  constructor(readonly identity: Buffer) {}

  get br(): Buffer {
    if (!this.#br) {
      this.#br = { bytes: brotliCompressSync(this.identity, br(quick.br, this.identity.length)), isGood: false }
    } else if (!this.#br.isGood) {
      this.#br.isGood = true
      squeezeBr(this.identity, br(good.br, this.identity.length)).then((bytes) => (this.#br = { bytes, isGood: true }), ignore)
    }
    return this.#br.bytes
  }

  get gzip(): Buffer {
    if (!this.#gzip) {
      this.#gzip = { bytes: gzipSync(this.identity, { level: quick.gzip }), isGood: false }
    } else if (!this.#gzip.isGood) {
      this.#gzip.isGood = true
      squeezeGzip(this.identity, { level: good.gzip }).then((bytes) => (this.#gzip = { bytes, isGood: true }), ignore)
    }
    return this.#gzip.bytes
  }
}

/** What was made quickly serves as well. */
const ignore = () => {}
