import type { Door } from '../../kernel/http/door.ts'
import { serveMedia } from './serve-media.ts'
import { servePrivateFiles } from './serve-private-files.ts'

export const mediaDoors: readonly Door[] = [
  { at: ['/media/*'], open: serveMedia },
  { at: ['/api/files/:id'], open: servePrivateFiles },
]
