import * as calls from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { route } from '../../kernel/http/serve.ts'
import { showUpload } from './show-upload.ts'
import { fileRefused, uploadFile } from './upload-file.ts'
import { ownUpload } from './upload-rows.ts'

export const mediaRoutes = [
  route('uploadFile', calls.uploadFile, uploadFile, { refuseFile: fileRefused }),
  route('getUpload', calls.getUpload, async ({ kernel, input, session }) => {
    if (!session) throw new Error('a file was asked for by nobody')
    const row = await ownUpload(kernel.db, session, input.id)
    if (!row) return refused('file_unknown')
    const { upload, expiresAt } = showUpload(kernel, row, session)
    return done({ ...upload, purpose: row.purpose, expires_at: expiresAt?.toISOString() ?? null })
  }),
]
