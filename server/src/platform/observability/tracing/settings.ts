import type { SamplerKind } from './sampler.ts'

export type QueueLimits = { maxQueue: number; maxBatch: number; delayMs: number }
export type SignalSettings = QueueLimits & { url: string }
export type TelemetrySettings = {
  /** Null if traces, or logs, are not exported. */
  traces: SignalSettings | null
  logs: SignalSettings | null
  headers: Readonly<Record<string, string>>
  timeoutMs: number
  /** Attributes of this process, such as the name of the service. */
  resource: Readonly<Record<string, string>>
  sampler: { kind: SamplerKind; ratio: number }
}
