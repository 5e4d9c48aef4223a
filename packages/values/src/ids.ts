declare const idBrand: unique symbol
/** ID of a row as text, because bigint IDs can exceed the integers that JavaScript represents exactly. */
export type Id = string & { readonly [idBrand]: true }

const idShape = /^[1-9][0-9]{0,18}$/
const greatestId = 9_223_372_036_854_775_807n

export const isId = (text: string): text is Id => idShape.test(text) && BigInt(text) <= greatestId
export const parseId = (text: string): Id | undefined => (isId(text) ? text : undefined)
/** Converts an ID that the program itself wrote. Malformed text is a bug and throws. */
export function id(value: string | number | bigint): Id {
  const text = String(value)
  if (!isId(text)) throw new RangeError(`not an id: ${JSON.stringify(text)}`)
  return text
}

declare const referenceBrand: unique symbol
/** A number that people read aloud and type, such as an order number. Its last character is a checksum. */
export type Reference = string & { readonly [referenceBrand]: true }

// 31 characters that people rarely confuse. 31 is prime, so the checksum catches every wrong character and every swap of neighbours.
const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const bodyLength = 11
const referenceShape = new RegExp(`^[${signs}]{${bodyLength + 1}}$`)

export function newReference(): Reference {
  const body = Array.from({ length: bodyLength }, randomSign).join('')
  return (body + checkSign(body)) as Reference
}

/** Parses a typed reference; lower case, spaces and dashes are accepted. */
export function parseReference(text: string): Reference | undefined {
  const tidy = text.replace(/[\s-]/g, '').toUpperCase()
  if (!referenceShape.test(tidy) || tidy.at(-1) !== checkSign(tidy.slice(0, bodyLength))) return undefined
  return tidy as Reference
}

function checkSign(body: string): string {
  let sum = 0
  for (const [index, sign] of Array.from(body).entries()) sum += (index + 2) * signs.indexOf(sign)
  return signs.charAt((signs.length - (sum % signs.length)) % signs.length)
}

function randomSign(): string {
  const fairBelow = 256 - (256 % signs.length)
  const byte = new Uint8Array(1)
  do globalThis.crypto.getRandomValues(byte)
  while (byte[0]! >= fairBelow)
  return signs.charAt(byte[0]! % signs.length)
}

/** 256 random bits in 43 URL-safe characters: session tokens, idempotency keys. */
export function randomToken(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(32))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
