import { uploadLimits } from '@plaza/contract'
import type { FastifyRequest } from 'fastify'
import { checkedText, type PlainFields } from './decode.ts'
import { TransportFailure } from '../jobs/transport-failure.ts'
import { unlessHungUp } from '../jobs/hang-up.ts'

/** An uploaded file: only its bytes, not the name or type that the client claims. */
export type FileFault = 'too_large' | 'too_many_files'
type SentFile = { bytes: Buffer } | { refused: FileFault }

const maxFields = 10
const fieldBytes = 2000
/** Maximum size of a form without its file. */
const formBytes = 64 * 1024

export const isFileForm = (request: FastifyRequest): boolean => /^multipart\//i.test(request.headers['content-type'] ?? '')

const declaredBytes = (request: FastifyRequest): number => Number(request.headers['content-length'] ?? uploadLimits.bytes)
const isTooLarge = (request: FastifyRequest): boolean => declaredBytes(request) > uploadLimits.bytes + formBytes

/** Memory in bytes that the form occupies while it is read; 0 for a form that is too large to be read. */
export const fileFormBytes = (request: FastifyRequest): number =>
  isTooLarge(request) ? 0 : Math.min(declaredBytes(request), uploadLimits.bytes)

/** Reads a form with one file under `file`. A form whose declared size is too large is not read at all. */
export const readFileForm = async (request: FastifyRequest): Promise<{ fields: PlainFields; file: SentFile | null }> => {
  if (!isTooLarge(request)) return readInTime(request)
  request.raw.resume()
  return { fields: {}, file: { refused: 'too_large' } }
}

/** Timeouts for a form while it occupies reserved memory: a fixed time, plus the time its bytes take on a slow line. */
const firstMs = 15_000
const minBytesPerSecond = 100 * 1024
const readingMs = (request: FastifyRequest): number => firstMs + (fileFormBytes(request) / minBytesPerSecond) * 1000

const readInTime = async (request: FastifyRequest) => {
  try {
    return await unlessHungUp(readParts(request), readingMs(request))
  } catch (error) {
    // The rest of the body is not read, because it would exceed the memory reserved for this form.
    if (!request.raw.complete) request.raw.unpipe().pause()
    return unreadable(error)
  }
}

/** Any error in the form itself is the client's fault. */
const unreadable = (error: unknown): never => {
  throw error instanceof TransportFailure || (error as { statusCode?: number }).statusCode ? error : new TransportFailure(400)
}

const readParts = async (request: FastifyRequest) => {
  const limits = { fileSize: uploadLimits.bytes, files: 2, fields: maxFields, fieldSize: fieldBytes, parts: maxFields + 2 }
  const fields: PlainFields = {}
  let file: SentFile | null = null
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      if (part.valueTruncated || part.fieldnameTruncated) throw new TransportFailure(413)
      fields[checkedText(part.fieldname)] = checkedText(String(part.value))
      continue
    }
    const bytes = await part.toBuffer()
    if (file) file = { refused: 'too_many_files' }
    else file = part.file.truncated ? { refused: 'too_large' } : { bytes }
  }
  return { fields, file }
}
