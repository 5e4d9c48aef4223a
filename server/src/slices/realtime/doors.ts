import type { Door } from '../../kernel/http/door.ts'
import { serveStreams } from './serve-streams.ts'

export const realtimeDoors: readonly Door[] = [{ at: ['/api/realtime'], open: serveStreams }]
