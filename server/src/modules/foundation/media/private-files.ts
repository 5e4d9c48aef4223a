import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Kernel } from '../../../platform/kernel.ts'
import { sealBytes, unsealBytes } from '../../../platform/auth/sealing.ts'
import type { Uploader } from './upload-rows.ts'

const addressMinutes = 10

/** Stores a private file encrypted, so that read access to the file storage alone reveals nothing. */
export const savePrivateFile = async ({ keys, storage }: Kernel, body: Buffer): Promise<string> => {
  const name = randomBytes(16).toString('hex')
  const key = `private/${name.slice(0, 2)}/${name}.bin`
  await storage.put(key, sealBytes(keys.for('private files'), body, key), 'application/octet-stream')
  return key
}

export const openPrivate = async ({ keys, storage }: Kernel, key: string): Promise<Buffer | null> => {
  const file = await storage.get(key)
  return file && unsealBytes(keys.for('private files'), file.body, key)
}

const readerOf = ({ audience, personId }: Uploader) => `${audience}:${personId}`
const signatureOf = ({ keys }: Pick<Kernel, 'keys'>, id: string, reader: string, until: number) =>
  createHmac('sha256', keys.for('file addresses')).update(`${id}\n${reader}\n${until}`).digest()

/** Signs the URL of a private file for one person and a limited time. The caller checks that the person may read it. */
export const signFor = (kernel: Kernel, id: string, reader: Uploader): { query: string; expiresAt: Date } => {
  const until = Math.floor(kernel.now().getTime() / 1000) + addressMinutes * 60
  const signature = signatureOf(kernel, id, readerOf(reader), until).toString('base64url')
  return { query: `until=${until}&sign=${signature}`, expiresAt: new Date(until * 1000) }
}

/** A signed URL of one file. */
export const addressFor = (kernel: Kernel, id: string, reader: Uploader): { url: string; expiresAt: Date } => {
  const { query, expiresAt } = signFor(kernel, id, reader)
  return { url: `/api/files/${id}?${query}`, expiresAt }
}

/** Whether a URL's signature is valid for this reader and not expired. */
export const opensFor = (kernel: Kernel, signed: { id: string; until: string; sign: string }, reader: Uploader): boolean => {
  const until = /^[0-9]{10}$/.test(signed.until) ? Number(signed.until) : 0
  const signature = Buffer.from(signed.sign, 'base64url')
  const right = signatureOf(kernel, signed.id, readerOf(reader), until)
  return signature.length === right.length && timingSafeEqual(signature, right) && until * 1000 > kernel.now().getTime()
}
