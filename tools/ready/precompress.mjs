import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const smallestBytes = 1024
const squeeze = {
  '.br': (text) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
  '.gz': (text) => promisify(gzip)(text, { level: 9 }),
}

/** Writes a .br and a .gz file next to every text file, so that the server never compresses the same file twice. */
export async function precompress(folder) {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const texts = files.filter((file) => file.isFile() && /\.(js|mjs|css|html|svg|json|webmanifest|txt|xml|wasm)$/.test(file.name))
  await Promise.all(texts.map((file) => compress(join(file.parentPath, file.name))))
}

async function compress(path) {
  const text = await readFile(path)
  if (text.length < smallestBytes) return
  for (const [ending, squeezed] of Object.entries(squeeze)) {
    if (!existsSync(path + ending)) await writeFile(path + ending, await squeezed(text))
  }
}
