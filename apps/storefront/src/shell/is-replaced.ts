const storageKey = 'replaced-at'
const notAgainWithinMs = 30_000

/** The entry script named in a page's HTML. */
const entryOf = (html: string): string | undefined => /<meta name="entry" content="([^"]+)"/.exec(html)?.[1]

/** Whether the server has deployed another build than the build of this page. */
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

/** Reloads the page if the server has another build, because the files of this page's build no longer exist. Returns true if it reloads. */
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
