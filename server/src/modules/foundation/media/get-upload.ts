import type { getUpload as shape } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { ownSession, type UseCase } from '../../../platform/http/serve.ts'
import { showUpload } from './show-upload.ts'
import { ownUpload } from './upload-rows.ts'

/** An upload of the caller. A private file gets a signed URL for this user. */
export const getUpload: UseCase<typeof shape> = async (ctx) => {
  const { kernel, input } = ctx
  const reader = ownSession(ctx)
  const row = await ownUpload(kernel.db, reader, input.id)
  if (!row) return refused('file_unknown')
  const { upload, expiresAt } = showUpload(kernel, row, reader)
  return done({ ...upload, purpose: row.purpose, expires_at: expiresAt?.toISOString() ?? null })
}
