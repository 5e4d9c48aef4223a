import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const ivBytes = 12
const tagBytes = 16

/** Seals bytes for one place: moved into another row or file, they open no more. */
export const sealBytes = (key: Buffer, bytes: Buffer, place: string): Buffer => {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(place))
  const body = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body])
}

export const unsealBytes = (key: Buffer, sealed: Buffer, place: string): Buffer => {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, ivBytes), { authTagLength: tagBytes })
  decipher.setAAD(Buffer.from(place)).setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes))
  return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()])
}

export const seal = (key: Buffer, text: string, place: string): Buffer => sealBytes(key, Buffer.from(text, 'utf8'), place)
export const unseal = (key: Buffer, sealed: Buffer, place: string): string => unsealBytes(key, sealed, place).toString('utf8')
