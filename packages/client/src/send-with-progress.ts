/** Receives the uploaded share, from 0 to 1. */
export type Progress = (share: number) => void

/** A replacement for `fetch` that sends a form with a file. Only `XMLHttpRequest` reports upload progress. */
export const sendingWith =
  (onProgress: Progress): typeof fetch =>
  (address, { method = 'GET', headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      const give = () => {
        request.abort()
        reject(signal?.reason as Error)
      }
      request.open(method, String(address))
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
      request.upload.addEventListener('progress', ({ loaded, total }) => total > 0 && onProgress(loaded / total))
      request.addEventListener('load', () => resolve(new Response(request.responseText, { status: request.status })))
      request.addEventListener('error', () => reject(new TypeError('failed to send')))
      signal?.addEventListener('abort', give, { once: true })
      request.addEventListener('loadend', () => signal?.removeEventListener('abort', give))
      request.send(body as XMLHttpRequestBodyInit)
    })
