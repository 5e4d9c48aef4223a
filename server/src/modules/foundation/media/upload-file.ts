import { randomBytes } from 'node:crypto'
import { privatePurposes, uploadLimits, type UploadPurpose, type UploadReason, type uploadFile as call } from '@plaza/contract'
import { done, refused, type Language } from '@plaza/values'
import { countAttempt, subjectOf } from '../../../platform/auth/attempts.ts'
import type { UseCase } from '../../../platform/http/serve.ts'
import type { Kernel } from '../../../platform/kernel.ts'
import type { Audience } from '../../../platform/db/outbox/outbox.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { savePicture, pictureWidths } from './save-picture.ts'
import { savePrivateFile } from './private-files.ts'
import { measurePicture, redrawPicture, type RedrawnPicture } from './redraw-picture.ts'
import { showUpload } from './show-upload.ts'
import { countUnused, insertUpload, type Uploader } from './upload-rows.ts'
import { uploadSays } from './upload-words.ts'

const purposesOf: Readonly<Record<Audience, readonly UploadPurpose[]>> = {
  customer: ['avatar', 'review', 'certificate', 'identity', 'refund', 'chat'],
  seller: ['avatar', 'product', 'certificate', 'refund', 'chat'],
  operator: ['avatar', 'product', 'chat'],
}

/** Maximum number of uploads that no form has used yet: enough for two full forms. */
export const maxUnused = 104
const hourly = { most: 200, withinMs: 3_600_000 }
/** Hourly quota in megapixels, because the cost of processing a picture grows with its pixels. */
const megapixelsHourly = { most: 500, withinMs: 3_600_000 }

const quality = 80
const publicPlan = { maxSide: 1920, quality, shapes: pictureWidths.map((width) => ({ width, height: width * 2, fit: 'inside' as const })) }
const avatarPlan = { maxSide: 1920, quality, shapes: pictureWidths.map((width) => ({ width, height: width, fit: 'cover' as const })) }
/** Private pictures have higher limits, because identity documents must stay readable. */
const privatePlan = { maxSide: 2400, quality: 86, shapes: [{ width: 2400, height: 2400, fit: 'inside' as const }] }
/** Purposes whose uploads serve as evidence. These uploads are compared with uploads of other people. */
const compared: readonly UploadPurpose[] = ['certificate', 'identity', 'refund']

const planOf = (purpose: UploadPurpose) => {
  if (privatePurposes.includes(purpose)) return { ...privatePlan, isCompared: compared.includes(purpose) }
  return purpose === 'avatar' ? avatarPlan : publicPlan
}

export const fileRefused = (reason: UploadReason, lang: Language) =>
  refused('file_refused', { reason, says: uploadSays[reason][lang], limits: { bytes: uploadLimits.bytes, pixels: uploadLimits.pixels } })

/** Upload quota of one user, checked before a picture is processed. */
const overQuota = async ({ db, now }: Kernel, person: Uploader) => {
  const counted = await countAttempt(db, subjectOf('upload', `${person.audience}:${person.personId}`), hourly, now())
  if (counted.retryAfterSeconds !== null) return refused('too_much_today', { limit: hourly.most, retry_after: counted.retryAfterSeconds })
  return (await countUnused(db, person)) >= maxUnused ? refused('too_much_today', { limit: maxUnused }) : null
}

const overPixels = async ({ db, now }: Kernel, { audience, personId }: Uploader, pixels: number) => {
  const megapixels = Math.ceil(pixels / 1_000_000)
  const { retryAfterSeconds } = await countAttempt(db, subjectOf('pixels', `${audience}:${personId}`), megapixelsHourly, now(), megapixels)
  return retryAfterSeconds === null ? null : refused('too_much_today', { limit: megapixelsHourly.most, retry_after: retryAfterSeconds })
}

/** Stores the processed picture and returns the name under which it is stored. */
const keep = async (kernel: Kernel, purpose: UploadPurpose, drawn: readonly RedrawnPicture[]): Promise<string> => {
  const largest = drawn.at(-1)
  if (!largest) throw new Error('nothing was drawn')
  if (privatePurposes.includes(purpose)) return savePrivateFile(kernel, largest.body)
  // Gives the picture a unique name: deleting one user's picture must not delete another user's equal picture.
  return savePicture(kernel, new Map(pictureWidths.map((width, at) => [width, drawn[at]?.body ?? largest.body])), { own: randomBytes(16) })
}

/** Uploads a picture for one purpose, such as an avatar or a review. */
export const uploadFile: UseCase<typeof call> = async ({ kernel, input, session, lang, file }) => {
  if (!session) throw new Error('a file was sent by nobody')
  const person = { audience: session.audience, personId: session.personId }
  if (!file) return refused('file_missing', { fields: { file: 'missing' } })
  if (!purposesOf[person.audience].includes(input.purpose)) return refused('not_for_you')
  const over = await overQuota(kernel, person)
  if (over) return over

  const measured = await measurePicture(file)
  if ('refused' in measured) return fileRefused(measured.refused, lang)
  const tooMuch = await overPixels(kernel, person, measured.pixels)
  if (tooMuch) return tooMuch
  const drawn = await redrawPicture(file, planOf(input.purpose), { who: `${person.audience}:${person.personId}` })
  if ('refused' in drawn) return fileRefused(drawn.refused, lang)
  const { width, height } = drawn.done.at(-1) ?? { width: 0, height: 0 }
  const row = {
    ...person,
    purpose: input.purpose,
    private: privatePurposes.includes(input.purpose),
    name: await keep(kernel, input.purpose, drawn.done),
    width,
    height,
    bytes: drawn.done.reduce((sum, each) => sum + each.body.length, 0),
    madeAt: kernel.now(),
    likeness: drawn.likeness,
  }
  const id = await transaction(kernel, (tx) => insertUpload(tx, row))
  return done(showUpload(kernel, { ...row, id, used: false }, person).upload)
}
