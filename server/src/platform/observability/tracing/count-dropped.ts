import { Counter, type Registry } from 'prom-client'
import type { Telemetry } from './telemetry.ts'

/** Counts the records that did not reach the collector. Without telemetry the metric does not exist. */
export const countDropped = (registry: Registry, telemetry: Telemetry | null): void => {
  if (!telemetry) return
  const counter = new Counter({
    name: 'plaza_telemetry_dropped_total',
    help: 'Spans and log records that did not reach the OpenTelemetry collector',
    labelNames: ['signal'],
    registers: [registry],
    collect() {
      counter.reset()
      for (const [signal, dropped] of Object.entries(telemetry.dropped())) counter.inc({ signal }, dropped)
    },
  })
}
