import { generateKeyPairSync, sign } from 'node:crypto'

const inBase64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Signs claims with a key pair that is new at each start, and publishes the public key. */
export const makeSigner = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const key = { ...publicKey.export({ format: 'jwk' }), kid: 'demo', use: 'sig', alg: 'ES256' }
  return {
    keys: { keys: [key] },
    sign: (claims: Record<string, unknown>): string => {
      const text = `${inBase64({ alg: 'ES256', kid: 'demo', typ: 'JWT' })}.${inBase64(claims)}`
      return `${text}.${sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`
    },
  }
}
