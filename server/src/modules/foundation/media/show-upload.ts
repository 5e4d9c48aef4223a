import type { Upload } from '@plaza/contract'
import type { Kernel } from '../../../platform/kernel.ts'
import { addressFor } from './private-files.ts'
import type { Uploader, UploadRow } from './upload-rows.ts'

/** An upload as shown to its reader. A private upload gets a signed URL for that reader. */
export const showUpload = (kernel: Kernel, row: UploadRow, reader: Uploader): { upload: Upload; expiresAt: Date | null } => {
  const { id, width, height } = row
  if (!row.private)
    return { upload: { id, url: kernel.environment.picturesUrl + row.name, image: row.name, width, height }, expiresAt: null }
  const { url, expiresAt } = addressFor(kernel, id, reader)
  return { upload: { id, url, image: null, width, height }, expiresAt }
}
