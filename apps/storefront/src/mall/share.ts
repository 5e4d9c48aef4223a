type Shared = { title: string; url: string }

/** By the device's own sheet where it has one, else as a copied link. Somebody who changes their mind has done nothing wrong. */
export const shareAddress = async ({ title, url }: Shared): Promise<'shared' | 'copied' | 'left'> => {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title, url })
      return 'shared'
    }
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch {
    return 'left'
  }
}
