import type { HttpPlugin } from '../../../platform/http/plugin.ts'
import { serveStreams } from './serve-streams.ts'

export const realtimePlugins: readonly HttpPlugin[] = [{ what: 'live events', at: ['/api/realtime'], open: serveStreams }]
