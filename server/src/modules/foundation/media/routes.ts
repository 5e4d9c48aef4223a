import * as contract from '@plaza/contract'
import { route } from '../../../platform/http/serve.ts'
import { getUpload } from './get-upload.ts'
import { fileRefused, uploadFile } from './upload-file.ts'

export const mediaRoutes = [
  route('uploadFile', contract.uploadFile, uploadFile, { refuseFile: fileRefused }),
  route('getUpload', contract.getUpload, getUpload),
]
