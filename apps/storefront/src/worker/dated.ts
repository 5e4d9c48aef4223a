const cachedAtHeader = 'x-kept-at'

/** Adds the time of storing to an answer, or to a page with embedded answers. */
export const dated = async (response: Response): Promise<Response> => {
  const headers = new Headers(response.headers)
  headers.set(cachedAtHeader, new Date().toISOString())
  return new Response(await response.blob(), { status: response.status, headers })
}

export const cachedAt = (response: Response): string => response.headers.get(cachedAtHeader) ?? new Date(0).toISOString()
