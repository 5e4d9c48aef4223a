import { type Page, test as base } from '@playwright/test'
import { announceScreens } from '../failure.ts'
import { type GalleryServer, serveGallery } from './gallery-server.ts'

type Ask = { story?: string; group?: string; theme?: 'light' | 'dark'; lang?: string }
export type Gallery = { open: (ask: Ask) => Promise<void>; bringEverything: () => Promise<void>; groups: () => Promise<string[]> }

/** Loads all pictures. Without this a picture loads only near the view, but a screenshot of the whole page needs all of them. */
const bringEverything = async (page: Page) => {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })
}

/** The gallery of the design package, one server for each worker. */
export const test = base.extend<{ gallery: Gallery }, { galleryServer: GalleryServer }>({
  galleryServer: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const server = await serveGallery()
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
  gallery: async ({ page, browser, galleryServer }, use, info) => {
    const open = async (ask: Ask) => {
      await page.goto(`${galleryServer.address}/gallery.html?${new URLSearchParams(Object.entries(ask))}`)
      await page.locator('h1').first().waitFor()
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
    }
    const groups = async () => {
      await open({})
      const named = await page.locator('a[data-story]').evaluateAll((links) => links.map((link) => link.getAttribute('data-group') ?? ''))
      return [...new Set(named)].toSorted()
    }
    await use({ open, groups, bringEverything: () => bringEverything(page) })
    await announceScreens(browser, info)
  },
})

export { expect } from '@playwright/test'
