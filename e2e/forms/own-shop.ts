import { deflateSync, crc32 } from 'node:zlib'
import { type APIRequestContext, expect } from '@playwright/test'
import { ask, read, somebodyNew } from '../account.ts'

type Owner = { email: string; password: string; token: string }
const big = (value: number) => Buffer.from([value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255])
const chunk = (name: string, data: Buffer) => {
  const named = Buffer.concat([Buffer.from(name), data])
  return Buffer.concat([big(data.length), named, big(crc32(named))])
}
/** A grey picture as a PNG. */
const picture = (side: number, shade: number): Buffer => {
  const line = Buffer.concat([Buffer.from([0]), Buffer.alloc(side, shade)])
  const header = Buffer.concat([big(side), big(side), Buffer.from([8, 0, 0, 0, 0])])
  const body = deflateSync(Buffer.concat(Array.from({ length: side }, () => line)))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', body), chunk('IEND', Buffer.alloc(0))])
}

export const said = async (api: APIRequestContext, path: string, form: Record<string, string>, token: string) => {
  const answer = await ask(api, path, form, token)
  expect(answer.code, `${path}: ${JSON.stringify(answer)}`).toBe(200)
  return answer.data ?? {}
}
type Upload = { id: string; image: string | null }
/** Uploads a grey picture for this purpose. */
export const uploadDocument = async (api: APIRequestContext, token: string, shade: number, purpose = 'identity'): Promise<Upload> => {
  const file = { name: 'paper.png', mimeType: 'image/png', buffer: picture(400, shade) }
  const answer = await api.post('/api/upload', { headers: { 'access-token': token }, multipart: { purpose, file } })
  const { data, message } = (await answer.json()) as { data: Upload | null; message: string }
  if (!data) throw new Error(message)
  return data
}
/** The code in the newest email to this address. Waits until it differs from `before`. */
export const codeFor = async (api: APIRequestContext, email: string, before = ''): Promise<string> => {
  const find = async () => {
    const mailbox = (await (await api.get('/demo/mailbox')).text()).replace(/<[^>]*>/g, ' ')
    const at = mailbox.indexOf(email)
    const code = at < 0 ? '' : (/\b\d{6}\b/.exec(mailbox.slice(at + email.length))?.[0] ?? '')
    return code === before ? '' : code
  }
  await expect.poll(find, { message: `a code for ${email}` }).not.toBe('')
  return find()
}

/** A new user applies for a shop. */
export const applicantOfOwn = async (api: APIRequestContext): Promise<Owner> => {
  const owner = await somebodyNew()
  await said(api, '/customer/info/verify_email', { code: await codeFor(api, owner.email) }, owner.token)
  const [front, back] = [await uploadDocument(api, owner.token, 200), await uploadDocument(api, owner.token, 120)]
  const shopAddress = { country: 'TH', region: 'Bangkok', city: 'Bangkok', address: '1 Soi Ari', postcode: '10400', phone: '+66815550142' }
  const documents = { id_front: front.id, id_back: back.id, agreement: '1' }
  const name = `Forms ${crypto.randomUUID().slice(0, 8)}`
  await said(
    api,
    '/customer/user/applyseller',
    { store_name: name, contact_person: 'Noor Vale', ...shopAddress, ...documents },
    owner.token,
  )
  return owner
}

/** Creates a shop for one test: a new user applies, and an operator approves. */
export const shopOfOwn = async (api: APIRequestContext, staff: string): Promise<Owner> => {
  const owner = await applicantOfOwn(api)
  const waiting = await read(api, `/operator/queue?kind=100&keyword=${encodeURIComponent(owner.email)}`, staff)
  const { list } = waiting.data as unknown as { list: { id: string }[] }
  const id = list[0]?.id ?? ''
  const opened = await read(api, `/operator/case?kind=100&id=${id}`, staff)
  const which = { kind: '100', id, version: String(opened.data?.['version']), idempotency_key: crypto.randomUUID() }
  await said(api, '/operator/case/decide', { ...which, decision: 'approve' }, staff)
  await expect.poll(async () => (await ask(api, '/customer/user/seller_ticket', {}, owner.token)).code).toBe(200)
  return owner
}
