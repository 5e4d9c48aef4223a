const storageKey = 'replaced-at'
const notAgainWithinMs = 30_000

/** The file that a page starts from, as it stands in its text. */
const entryOf = (html: string): string | undefined => /<meta name="entry" content="([^"]+)"/.exec(html)?.[1]

/** Whether the mall serves other files by now than those this page was made for. */
const isReplaced = async (): Promise<boolean> => {
  const own = document.querySelector<HTMLMetaElement>('meta[name="entry"]')?.content
  const page = await fetch('/').then(
    (response) => (response.ok ? response.text() : ''),
    () => '',
  )
  const served = entryOf(page)
  return served !== undefined && served !== own
}

const happenedJustNow = (): boolean => Date.now() - Number(window.sessionStorage.getItem(storageKey)) < notAgainWithinMs

/** A page whose files are gone from the server starts anew as the page of today, at the same address. True if it does. */
export const startAnewIfReplaced = async (): Promise<boolean> => {
  try {
    if (happenedJustNow() || !(await isReplaced())) return false
    window.sessionStorage.setItem(storageKey, String(Date.now()))
    location.reload()
    return true
  } catch {
    return false
  }
}
