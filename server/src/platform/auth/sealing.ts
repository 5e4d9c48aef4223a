import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const ivBytes = 12
const tagBytes = 16

/** Encrypts bytes and binds them to a label that names their row or file. Bytes moved to another row or file no longer decrypt. */
export const sealBytes = (key: Buffer, bytes: Buffer, label: string): Buffer => {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(label))
  const body = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body])
}

export const unsealBytes = (key: Buffer, sealed: Buffer, label: string): Buffer => {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, ivBytes), { authTagLength: tagBytes })
  decipher.setAAD(Buffer.from(label)).setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes))
  return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()])
}

export const seal = (key: Buffer, text: string, label: string): Buffer => sealBytes(key, Buffer.from(text, 'utf8'), label)
export const unseal = (key: Buffer, sealed: Buffer, label: string): string => unsealBytes(key, sealed, label).toString('utf8')
