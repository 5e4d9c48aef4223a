import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { getUpload, saveAddress, uploadFile, type Upload } from '@plaza/contract'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { conformsTo, openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import { multipart, picture, pixelBomb, telephonePhoto, type Part } from '../../../../test/pictures.ts'
import { personId, signedIn, signedInAs } from '../../../../test/people.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { claimUploads } from './upload-rows.ts'
import { savePicture } from './save-picture.ts'
import { tidyUploads } from './tidy-uploads.ts'
import { maxUnused } from './upload-file.ts'

let mall: DemoMall
let mali: Record<string, string>
let kenji: Record<string, string>
let seller: Record<string, string>
let maliId: string
beforeAll(async () => {
  mall = await openDemoMall()
  mali = await signedIn(mall.kernel, 'mali')
  kenji = await signedIn(mall.kernel, 'kenji')
  maliId = await personId(mall.kernel, 'mali')
  seller = await signedInAs(mall.kernel, maliId, 'seller')
})
afterAll(() => mall.end())
beforeEach(async () => {
  await sql`delete from platform.attempt`.execute(mall.kernel.db)
})
const { now } = Date
afterEach(() => {
  mall.kernel.now = () => new Date(now())
})

type Answer<T> = { status: number; code: number; message: string; data: T }
type Refused = { reason: string; says: string; fields?: Record<string, string>; limit?: number }
const post = async <T>(parts: readonly Part[], who: Record<string, string> = mali, path = '/api/upload'): Promise<Answer<T>> => {
  const { headers, payload } = multipart(parts)
  const answer = await mall.app.inject({ method: 'POST', url: path, headers: { ...headers, ...who }, payload })
  return { status: answer.statusCode, ...answer.json<Omit<Answer<T>, 'status'>>() }
}
const send = async (bytes: Buffer, purpose = 'review', more: Partial<Part> = {}, who = mali): Promise<Answer<Upload>> => {
  const answer = await post<Upload>(
    [
      { name: 'purpose', value: purpose },
      { name: 'file', filename: 'photo.jpg', type: 'image/jpeg', bytes, ...more },
    ],
    who,
  )
  if (answer.code === 200) expect(conformsTo(uploadFile, answer.data)).toBe('')
  return answer
}
const refusalOf = async (bytes: Buffer, more: Partial<Part> = {}) => {
  const { code, data } = (await send(bytes, 'review', more)) as unknown as Answer<Refused>
  return [code, data.reason]
}
const fetchFile = async (url: string, who: Record<string, string> = {}) => {
  const answer = await mall.app.inject({ url, headers: who })
  const isPicture = answer.headers['content-type'] === 'image/webp'
  return { answer, bytes: answer.rawPayload, code: isPicture ? 200 : answer.json<{ code: number }>().code }
}

describe('uploaded image', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('a %s is re-encoded as WebP in five widths and public', async (format) => {
    const { data } = await send(await picture(format, 1200, 900))
    expect(data).toMatchObject({ width: 960, height: 720, url: `/media/${data.image}` })
    for (const width of [128, 256, 384, 640, 960]) {
      const { bytes } = await fetchFile(data.url.replace('/640.', `/${width}.`))
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width })
    }
  })
  it('is served under its address with its display hint, and under no other', async () => {
    const body = await picture('webp', 64, 64)
    const path = await savePicture(mall.kernel, new Map([[640, body]]), { look: 'close' })
    expect(path).toMatch(/^[0-9a-f]{24}\/close\/640\.webp$/)
    expect((await mall.app.inject({ url: `/media/${path}` })).rawPayload).toEqual(body)
    expect((await mall.app.inject({ url: `/media/${path.replace('close', 'elsewhere')}` })).statusCode).toBe(404)
  })
  it('requested repeatedly is served as AVIF to clients that accept it, and unchanged to others', async () => {
    const path = await savePicture(
      mall.kernel,
      new Map([
        [
          640,
          await sharp(await picture('png', 640, 640))
            .webp({ quality: 95 })
            .toBuffer(),
        ],
      ]),
    )
    const typeFor = async (accept: string) => {
      const { headers, rawPayload } = await mall.app.inject({ url: `/media/${path}`, headers: { accept } })
      expect(headers['vary']).toContain('accept')
      return (
        `image/${(await sharp(rawPayload).metadata()).compression === 'av1' ? 'avif' : 'webp'}` === headers['content-type'] &&
        headers['content-type']
      )
    }
    expect(await typeFor('image/avif,image/webp,*/*')).toBe('image/webp')
    await expect.poll(() => typeFor('image/avif,image/webp,*/*')).toBe('image/avif')
    expect(await typeFor('image/webp,*/*;q=0.8')).toBe('image/webp')
    expect(await typeFor('image/avif;q=0,image/webp')).toBe('image/webp')
  })
  it('as an avatar is square', async () => {
    expect((await send(await picture('jpeg', 500, 900), 'avatar')).data).toMatchObject({ width: 960, height: 960 })
  })
  it('is not enlarged if it is small', async () => {
    expect((await send(await picture('png', 100, 80))).data).toMatchObject({ width: 100, height: 80 })
  })
  it('is rotated upright and loses its location and all other metadata', async () => {
    const sent = await telephonePhoto()
    expect((await sharp(sent).metadata()).exif).toBeDefined()
    const { data } = await send(sent)
    expect([data.width, data.height]).toEqual([300, 400])
    const { bytes } = await fetchFile(data.url)
    const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata()
    expect([exif, xmp, iptc, icc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined])
    expect(bytes.toString('latin1')).not.toMatch(/TelltaleCam|secret-software|my home|Exif/)
  })
  it('loses data hidden after its end', async () => {
    const { data } = await send(Buffer.concat([await picture('png'), Buffer.from('<script>alert(1)</script><?php evil')]))
    // Searches for long strings only: three letters could match random bytes of a picture.
    expect((await fetchFile(data.url)).bytes.toString('latin1')).not.toMatch(/<script>|<\?php|evil/)
  })
})

describe('rejected files', () => {
  it('file whose bytes are not an image, under any name and type', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    const gif = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'red' } })
      .gif()
      .toBuffer()
    const others = [
      svg,
      Buffer.from(`<?xml version="1.0"?>${svg.toString()}`),
      gif,
      Buffer.from('%PDF-1.7'),
      Buffer.from('MZ\x90\0'),
      Buffer.from('<html>'),
    ]
    for (const bytes of others) expect(await refusalOf(bytes)).toEqual([3000008, 'type'])
    expect(await refusalOf(svg, { filename: 'a.svg', type: 'image/svg+xml' })).toEqual([3000008, 'type'])
    expect(await refusalOf(Buffer.alloc(0))).toEqual([3000008, 'empty'])
  })
  it('file that starts like an image but is broken', async () => {
    expect(await refusalOf(Buffer.concat([Buffer.from('\xff\xd8\xff', 'latin1'), Buffer.from('not a photo')]))).toEqual([3000008, 'broken'])
    expect(await refusalOf(Buffer.from('RIFF\x24\0\0\0WEBP', 'latin1'))).toEqual([3000008, 'broken'])
    expect(await refusalOf((await picture('jpeg', 800, 800)).subarray(0, 9000))).toEqual([3000008, 'broken'])
    expect(await refusalOf((await picture('png', 300, 300)).subarray(0, 5000))).toEqual([3000008, 'broken'])
  })
  it('pixel bomb, before it is decoded', async () => {
    const bomb = pixelBomb(16_000, 16_000)
    expect(bomb.length).toBeLessThan(200_000)
    const before = process.memoryUsage().rss
    expect(await refusalOf(bomb, { filename: 'bomb.png' })).toEqual([3000008, 'too_many_pixels'])
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024)
    expect(await refusalOf(pixelBomb(6000, 4300))).toEqual([3000008, 'too_many_pixels'])
    expect(await refusalOf(pixelBomb(60_000, 10))).toEqual([3000008, 'too_small'])
    expect(await refusalOf(pixelBomb(60_000, 100))).toEqual([3000008, 'too_long_and_thin'])
  })
  it('file that is too large, with or without a declared size', async () => {
    const most = 10 * 1024 * 1024
    const padded = Buffer.concat([await picture('jpeg'), Buffer.alloc(most)])
    expect(await refusalOf(padded)).toEqual([3000008, 'too_large'])
    expect(await refusalOf(Buffer.alloc(100 * 1024 * 1024))).toEqual([3000008, 'too_large'])
  })
  it('two files in one request', async () => {
    const bytes = await picture('png')
    const { data } = await post<Refused>([
      { name: 'purpose', value: 'review' },
      ...['a', 'b'].map((filename) => ({ name: 'file', filename, bytes })),
    ])
    expect(data.reason).toBe('too_many_files')
  })
  it('the reason is in the language of the request', async () => {
    const { data } = await send(Buffer.from('no'), 'review', {}, { ...mali, lang: 'es' })
    expect((data as unknown as Refused).says).toBe('Usa una imagen JPEG, PNG o WebP.')
  })
})

describe('file names and forms', () => {
  it('the client file name affects neither the path nor the stored name', async () => {
    const names = ['../../../etc/passwd', '..\\..\\evil.exe', 'x.php%00.jpg', 'CON', '𝕏.html', '/etc/cron.d/x']
    for (const filename of names) {
      const { data } = await send(await picture('png', 40, 40), 'review', { filename })
      expect(data.image).toMatch(/^[0-9a-f]{24}\/640\.webp$/)
    }
    const files = await readdir(join(mall.kernel.environment.dataDir, 'files'), { recursive: true })
    expect(files.filter((file) => /passwd|evil|php|cron|html/.test(file))).toEqual([])
  })
  it('a form without a file, without a purpose or with an invalid one returns an error', async () => {
    const bytes = await picture('png', 40, 40)
    expect(await post([{ name: 'purpose', value: 'review' }])).toMatchObject({ code: 1000009, data: { fields: { file: 'missing' } } })
    expect(await post([{ name: 'file', filename: 'a.png', bytes }])).toMatchObject({
      code: 1000009,
      data: { fields: { purpose: 'missing' } },
    })
    expect((await send(bytes, 'malware')).code).toBe(1000008)
  })
  it('the order of the form parts does not matter', async () => {
    const bytes = await picture('png', 40, 40)
    const answer = await post<Upload>([
      { name: 'file', filename: 'a.png', bytes },
      { name: 'purpose', value: 'review' },
    ])
    expect(answer.code).toBe(200)
  })
  it('other calls reject multipart forms, and the upload accepts nothing else', async () => {
    expect((await post([{ name: 'city', value: 'x' }], mali, `/api${saveAddress.path}`)).status).toBe(415)
    const plain = await mall.app.inject({
      method: 'POST',
      url: '/api/upload',
      headers: { ...mali, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'purpose=review',
    })
    expect([plain.statusCode, plain.json<{ code: number }>().code]).toEqual([415, 415])
  })
  it('a malformed form is rejected, and the server continues', async () => {
    const whole = multipart([
      { name: 'purpose', value: 'review' },
      { name: 'file', filename: 'a.png', bytes: await picture('png', 40, 40) },
    ])
    const bodies = [
      whole.payload.subarray(0, 120),
      whole.payload.subarray(0, whole.payload.length - 20),
      Buffer.from('nothing of the kind'),
      Buffer.alloc(0),
    ]
    for (const payload of bodies) {
      const answer = await mall.app.inject({ method: 'POST', url: '/api/upload', headers: { ...whole.headers, ...mali }, payload })
      expect([400, 200]).toContain(answer.statusCode)
      expect(answer.json<{ code: number }>().code).not.toBe(200)
    }
    const many = await post([
      ...Array.from({ length: 200 }, (_, at) => ({ name: `f${at}`, value: 'x' })),
      { name: 'purpose', value: 'review' },
    ])
    expect(many.status).toBe(413)
    expect((await post([{ name: 'purpose', value: 'x'.repeat(5000) }])).status).toBe(413)
    expect(
      (
        await post([
          { name: '__proto__', value: 'x' },
          { name: 'purpose', value: 'review' },
        ])
      ).code,
    ).not.toBe(200)
    expect((await send(await picture('png', 40, 40))).code).toBe(200)
  })
})

describe('upload permissions', () => {
  it('a visitor uploads nothing, a customer no product images, a seller no identity documents', async () => {
    const bytes = await picture('png', 40, 40)
    expect((await send(bytes, 'review', {}, {})).code).toBe(1100003)
    expect((await send(bytes, 'product')).code).toBe(3000001)
    expect((await send(bytes, 'product', {}, seller)).code).toBe(200)
    expect((await send(bytes, 'identity', {}, seller)).code).toBe(3000001)
  })
  it('unused uploads and uploads per hour are limited', async () => {
    const bytes = await picture('png', 40, 40)
    await sql`insert into media.upload (audience, person_id, purpose, private, name, width, height, bytes, made_at)
      select 'customer', ${await personId(mall.kernel, 'kenji')}, 'review', false, 'filler' || n, 1, 1, 1, now() from generate_series(1, ${maxUnused}) as n`.execute(
      mall.kernel.db,
    )
    expect(await send(bytes, 'review', {}, kenji)).toMatchObject({ code: 3000006, data: { limit: maxUnused } })
    await sql`delete from media.upload where name like 'filler%'`.execute(mall.kernel.db)
    expect((await send(bytes, 'review', {}, kenji)).code).toBe(200)
    await sql`update platform.attempt set count = 500 where subject like 'pixels%'`.execute(mall.kernel.db)
    expect(await send(bytes, 'review', {}, kenji)).toMatchObject({ code: 3000006, data: { limit: 500 } })
    await sql`update platform.attempt set count = 200`.execute(mall.kernel.db)
    expect(await send(bytes, 'review', {}, kenji)).toMatchObject({ code: 3000006, data: { limit: 200 } })
  })
})

describe('private files', () => {
  const identityDocument = async () => (await send(await picture('jpeg', 600, 400), 'identity')).data
  it('open for their owner, as an image that may not be cached', async () => {
    const { url, image } = await identityDocument()
    expect(image).toBeNull()
    const { answer, bytes } = await fetchFile(url, mali)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    expect(answer.headers['content-security-policy']).toContain('sandbox')
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 600, height: 400 })
  })
  it('never open for another person, a visitor or the seller with the same number', async () => {
    const { url } = await identityDocument()
    expect((await fetchFile(url, kenji)).code).toBe(2000019)
    expect((await fetchFile(url)).code).toBe(1100003)
    expect((await fetchFile(url, seller)).code).toBe(2000019)
    expect((await fetchFile(url, { 'access-token': 'x'.repeat(43) })).code).toBe(1000004)
  })
  it('do not open with a changed, borrowed or expired address', async () => {
    const [one, two] = [await identityDocument(), await identityDocument()]
    const tail = one.url.slice(one.url.indexOf('?'))
    const until = Number(new URLSearchParams(tail).get('until'))
    const tries = [
      `/api/files/${two.id}${tail}`,
      one.url.replace(`until=${until}`, `until=${until + 60}`),
      `${one.url}x`,
      `/api/files/${one.id}`,
      `/api/files/0${tail}`,
    ]
    for (const url of tries) expect((await fetchFile(url, mali)).code, url).toBe(2000019)
    mall.kernel.now = () => new Date(now() + 11 * 60_000)
    expect((await fetchFile(one.url, mali)).code).toBe(2000019)
    const { data } = await mall.ask(getUpload, { id: one.id }, mali)
    expect(data.purpose).toBe('identity')
    expect((await fetchFile(data.url, mali)).code).toBe(200)
  })
  it('give a new address to their owner only', async () => {
    const { id } = await identityDocument()
    expect((await mall.ask(getUpload, { id }, kenji)).code).toBe(2000019)
    expect((await mall.ask(getUpload, { id }, seller)).code).toBe(2000019)
    expect((await mall.ask(getUpload, { id })).code).toBe(1100003)
  })
  it('record every access', async () => {
    const { id, url } = await identityDocument()
    await fetchFile(url, mali)
    await fetchFile(url, kenji)
    const lines = await sql<{
      actor: string
      details: object
    }>`select actor, details from platform.audit where action = 'file.opened' and subject = ${`upload:${id}`}`.execute(mall.kernel.db)
    expect(lines.rows).toEqual([{ actor: `customer:${maliId}`, details: { purpose: 'identity', owner: `customer:${maliId}` } }])
  })
  it('are encrypted in the file store and not among the public images', async () => {
    const { id } = await identityDocument()
    const row = await sql<{ name: string }>`select name from media.upload where id = ${id}`.execute(mall.kernel.db)
    const name = row.rows[0]?.name ?? ''
    const lying = await readFile(join(mall.kernel.environment.dataDir, 'files', name))
    expect(lying.toString('latin1')).not.toMatch(/RIFF|WEBP/)
    expect((await mall.app.inject({ url: `/media/${name}` })).statusCode).toBe(404)
  })
})

describe('claiming uploads', () => {
  it('a form claims the user’s own upload, for its purpose, once', async () => {
    const { data } = await send(await picture('png', 40, 40))
    const claim = (personIdOf: string, purpose: 'review' | 'chat' = 'review') =>
      transaction(mall.kernel, (tx) =>
        claimUploads(tx, { audience: 'customer', personId: personIdOf, purpose, ids: [data.id] }, new Date()),
      )
    expect(await claim(await personId(mall.kernel, 'kenji'))).toBeNull()
    expect(await claim(maliId, 'chat')).toBeNull()
    expect((await claim(maliId))?.map((row) => row.name)).toEqual([data.image])
    expect(await claim(maliId)).toBeNull()
  })
  it('an upload unclaimed for a day is deleted with its files; a claimed one stays', async () => {
    const [claimed, lost, identityFile] = [
      await send(await picture('png', 40, 40)),
      await send(await picture('png', 40, 40)),
      await send(await picture('png', 40, 40), 'identity'),
    ]
    await transaction(mall.kernel, (tx) =>
      claimUploads(tx, { audience: 'customer', personId: maliId, purpose: 'review', ids: [claimed.data.id] }, new Date()),
    )
    const sealed = await sql<{ name: string }>`select name from media.upload where id = ${identityFile.data.id}`.execute(mall.kernel.db)
    mall.kernel.now = () => new Date(now() + 25 * 3_600_000)
    expect(await tidyUploads(mall.kernel)).toBeGreaterThan(1)
    mall.kernel.cache.dropAll()
    expect((await mall.app.inject({ url: claimed.data.url })).statusCode).toBe(200)
    expect((await mall.app.inject({ url: lost.data.url })).statusCode).toBe(404)
    expect(await mall.kernel.storage.get(sealed.rows[0]?.name ?? '')).toBeNull()
  })
  it('only its uploader can use an avatar', async () => {
    const { data } = await send(await picture('png', 60, 60), 'avatar')
    const wear = (who: Record<string, string>) =>
      mall.app.inject({
        method: 'POST',
        url: '/api/customer/info/update_user',
        headers: { ...who, 'content-type': 'application/x-www-form-urlencoded' },
        payload: `photo=${data.id}`,
      })
    expect((await wear(kenji)).json<{ code: number }>().code).toBe(1100004)
    expect((await wear(mali)).json<{ data: { avatar: string } }>().data.avatar).toContain(data.image)
    expect((await wear(mali)).json<{ code: number }>().code).toBe(200)
  })
})
