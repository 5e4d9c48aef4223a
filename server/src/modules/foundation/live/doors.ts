import type { Door } from '../../../platform/http/plugin.ts'
import { serveStreams } from './serve-streams.ts'

export const realtimeDoors: readonly Door[] = [{ what: 'live events', at: ['/api/realtime'], open: serveStreams }]
