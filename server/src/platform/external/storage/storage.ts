/** File storage. The mall generates the keys from `a-z0-9/.-`, never from a user's words. */
type StoredFile = { body: Buffer; contentType: string }
export type Storage = {
  put: (key: string, body: Buffer, contentType: string) => Promise<void>
  get: (key: string) => Promise<StoredFile | null>
  remove: (key: string) => Promise<void>
}

const shape = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*\.[a-z0-9]{2,5}$/

export const isStorageKey = (key: string): boolean => key.length <= 200 && shape.test(key)

export const checkedKey = (key: string): string => {
  if (!isStorageKey(key)) throw new Error('not a storage key')
  return key
}

const types: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  avif: 'image/avif',
  png: 'image/png',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
}
export const contentTypeOf = (key: string): string => types[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
