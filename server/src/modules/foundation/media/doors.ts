import type { HttpPlugin } from '../../../platform/http/plugin.ts'
import { serveMedia } from './serve-media.ts'
import { servePrivateFiles } from './serve-private-files.ts'

export const mediaPlugins: readonly HttpPlugin[] = [
  { what: 'pictures', at: ['/media/*'], open: serveMedia },
  { what: 'private files', at: ['/api/files/:id'], open: servePrivateFiles },
]
