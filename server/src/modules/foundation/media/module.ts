import type { Module } from '../../../module.ts'
import { mediaPlugins } from './doors.ts'
import { mediaRoutes } from './routes.ts'
import { mediaTimers } from './tidy-uploads.ts'
import { uploadsOf } from './upload-rows.ts'

export const manifest: Module = {
  name: 'foundation/media',
  purpose: 'uploads, and pictures in their widths',
  routes: mediaRoutes,
  schedules: mediaTimers,
  person: { ownData: { uploads: uploadsOf } },
  plugins: mediaPlugins,
}
