import * as z from 'zod/mini'
import { call } from '../call.ts'
import { Id, Time, oneOf } from '../fields.ts'

export const uploadPurposes = ['avatar', 'product', 'review', 'certificate', 'identity', 'refund', 'chat'] as const
export type UploadPurpose = (typeof uploadPurposes)[number]
/** Only the owner and the reviewing staff can open files of these purposes. */
export const privatePurposes: readonly UploadPurpose[] = ['certificate', 'identity', 'refund', 'chat']

export const uploadLimits = {
  bytes: 10 * 1024 * 1024,
  /** 24 megapixels as camera makers count them: a 5 712 × 4 284 photo passes. */
  pixels: 24 * 1024 * 1024,
  minSidePixels: 16,
  types: ['image/jpeg', 'image/png', 'image/webp'],
} as const

export const uploadReasons = [
  'empty',
  'too_large',
  'type',
  'too_many_pixels',
  'too_small',
  'too_long_and_thin',
  'broken',
  'too_many_files',
] as const
export type UploadReason = (typeof uploadReasons)[number]

export const Upload = z.object({
  id: z.string(),
  /**
   * Public picture: `/media/…/640.webp`, with the other widths in the same folder. Private picture: an address valid for ten minutes, only with its
   * user's `access-token`. An `<img>` cannot send that header, so fetch the file and show the bytes.
   */
  url: z.string(),
  /** The part of a public picture's address that the `image` fields of other calls contain. Null for a private file. */
  image: z.nullable(z.string()),
  width: z.number(),
  height: z.number(),
})
export type Upload = z.infer<typeof Upload>

/**
 * Uploads one picture, as `multipart/form-data` under `file`: JPEG, PNG or WebP by its content, at most 10 MB and 24 megapixels. The server
 * re-encodes it, so neither file name nor hidden metadata is stored. The refusal of a file is 3000008, with `data.reason` (one of `uploadReasons`)
 * and the same reason as text in `data.says`. Files that no form uses within a day are deleted.
 */
export const uploadFile = call({
  method: 'POST',
  path: '/upload',
  who: 'member',
  takes: 'file',
  summary: 'Upload a picture for a purpose',
  input: z.object({ purpose: oneOf(uploadPurposes) }),
  answer: Upload,
  refusals: { file_missing: 1000009, file_refused: 3000008, not_for_you: 3000001, too_much_today: 3000006 },
})

/** Returns a new address of the caller's own file, for use after the previous address has expired. */
export const getUpload = call({
  method: 'GET',
  path: '/upload/{id}',
  who: 'member',
  summary: 'Get one of your files, with an address that opens now',
  input: z.object({ id: Id }),
  answer: z.extend(Upload, { purpose: z.enum(uploadPurposes), expires_at: z.nullable(Time) }),
  refusals: { file_unknown: 2000019 },
})
