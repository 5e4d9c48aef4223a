import { join } from 'node:path'
import { createServer } from 'vite'
import { inRoot } from '../ready/paths.mjs'
import { bases } from './dispatch.mjs'

/** Starts a Vite server for each app. They share the websockets of the front server, and each app receives its updates at its own path. */
export async function openApps(front, folder) {
  const opened = await Promise.all(
    Object.entries(bases).map(([app, base]) =>
      createServer({
        root: inRoot('apps', app),
        base,
        appType: 'custom',
        configLoader: 'runner',
        clearScreen: false,
        cacheDir: join(folder, 'vite', app),
        server: { middlewareMode: true, ws: { server: front } },
      }),
    ),
  )
  return Object.fromEntries(Object.keys(bases).map((app, at) => [app, opened[at]]))
}
