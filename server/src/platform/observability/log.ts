import pino, { type Logger } from 'pino'
import { logDestination } from './log-destination.ts'

/** Structured log lines with ids; never tokens, passwords, documents or addresses. */
export const makeLog = (level: string): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: ['*.password', '*.token', '*["access-token"]', 'headers', 'req.headers'], remove: true },
    },
    logDestination(),
  )
