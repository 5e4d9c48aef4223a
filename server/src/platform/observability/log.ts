import pino, { type Logger } from 'pino'
import { alsoTo, logDestination, type LogDestination } from './log-destination.ts'
import type { Telemetry } from './tracing/index.ts'

/** Structured log lines with ids; never tokens, passwords, documents or addresses. */
export const makeLog = (
  level: string,
  telemetry: Pick<Telemetry, 'takeLine' | 'logFields'> | null = null,
  destination: LogDestination = logDestination(),
): Logger =>
  pino(
    {
      level,
      base: null,
      ...(telemetry?.logFields && { mixin: telemetry.logFields }),
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: ['*.password', '*.token', '*["access-token"]', 'headers', 'req.headers'], remove: true },
    },
    telemetry?.takeLine ? alsoTo(telemetry.takeLine, destination) : destination,
  )
