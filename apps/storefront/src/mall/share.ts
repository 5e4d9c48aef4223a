type Shared = { title: string; url: string }

/** Uses the device's share sheet if there is one, otherwise copies the link. Cancelling is not an error. */
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
