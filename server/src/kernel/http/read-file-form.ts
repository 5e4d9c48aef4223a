import { uploadLimits } from '@plaza/contract'
import type { FastifyRequest } from 'fastify'
import { checkedText, type PlainFields } from './decode.ts'
import { TransportFailure } from './envelope.ts'

/** A file as it came: its bytes and nothing of what it calls itself. */
export type FileFault = 'too_large' | 'too_many_files'
export type SentFile = { bytes: Buffer } | { refused: FileFault }

/** Bodies with files that are held in memory at one time; whoever comes beyond that tries again. */
const mostAtOnce = 8
const mostFields = 10
const fieldBytes = 2000
/** What a form adds around its file. */
const formBytes = 64 * 1024
let reading = 0

export const isFileForm = (request: FastifyRequest): boolean => /^multipart\//i.test(request.headers['content-type'] ?? '')

/** Reads a form that carries one file under `file`. One that says it is too large is not read at all. */
export const readFileForm = async (request: FastifyRequest): Promise<{ fields: PlainFields; file: SentFile | null }> => {
  if (Number(request.headers['content-length'] ?? 0) > uploadLimits.bytes + formBytes) {
    request.raw.resume()
    return { fields: {}, file: { refused: 'too_large' } }
  }
  if (reading >= mostAtOnce) throw new TransportFailure(503, 2)
  reading += 1
  try {
    return await readParts(request).catch(unreadable)
  } finally {
    reading -= 1
  }
}

/** Whatever is wrong with the form itself is the sender's. */
const unreadable = (error: unknown): never => {
  throw error instanceof TransportFailure || (error as { statusCode?: number }).statusCode ? error : new TransportFailure(400)
}

const readParts = async (request: FastifyRequest) => {
  const limits = { fileSize: uploadLimits.bytes, files: 2, fields: mostFields, fieldSize: fieldBytes, parts: mostFields + 2 }
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
