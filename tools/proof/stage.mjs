import { ensureBrowser } from '../ready/browser.mjs'
import { ensureBuilt } from '../ready/build.mjs'

let set

/** What a browser test needs: the mall as it is built now, and a browser. Tried once; its fault is the fault of every test on it. */
export function stage() {
  set ??= ensureBuilt().then(async () => ({ CHROMIUM: await ensureBrowser() }))
  return set
}
