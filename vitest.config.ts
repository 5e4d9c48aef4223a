import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const outside = ['**/node_modules/**', '**/dist/**', '.cache/**']
/** What `npm run chaos` tries at length as well, and what writers of the house alone meet, is tried by the long run: it takes minutes. */
const long = process.env['LONG_RUN'] === '1' ? [] : ['**/*.long.test.ts']
/** Tests that need a browser's document: those of the apps, and some of the packages. */
const drawing = [
  'apps/**/*.test.tsx',
  'packages/client/src/changing.test.tsx',
  'packages/console/src/**/*.test.tsx',
  'packages/design/src/layout/**/*.test.tsx',
  'packages/web/examples/**/*.test.tsx',
]

/** How long a test waits for what has to come. A busy machine is slow, and not wrong; a test that is right ends long before. */
const patience = { testTimeout: 240_000, hookTimeout: 240_000, expect: { poll: { timeout: 60_000 } } }

/** Complaints that say nothing about this project. */
const known = [
  // The page is drawn in a browser made of JavaScript, which does not know the newest elements.
  'The tag <search> is unrecognized',
  // Tests alone use this package, as another platform's sign-in. On Node 20 it works, and complains all the same.
  'oidc-provider WARNING: Unsupported runtime',
]

export default defineConfig({
  test: {
    onConsoleLog: (text) => !known.some((start) => text.startsWith(start)),
    // Much of the work is waiting; left to itself one of two cores would stay idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'units',
          include: [
            'server/test/picture.test.ts',
            'packages/**/*.test.{ts,tsx}',
            'tools/**/*.test.{ts,mjs}',
            'apps/**/*.test.ts',
            'e2e/**/*.unit.ts',
          ],
          exclude: [...outside, ...long, ...drawing],
          environment: 'node',
          isolate: false,
          ...patience,
        },
      },
      {
        test: {
          name: 'screens',
          include: drawing,
          exclude: outside,
          environment: './tools/proof/browser-environment.ts',
          isolate: false,
          setupFiles: ['apps/storefront/test/after-each.ts'],
          ...patience,
        },
      },
      {
        test: {
          name: 'calls',
          include: ['server/**/*.test.ts'],
          // The picture of the house needs no database; it stands among the units.
          exclude: [...outside, ...long, 'server/test/picture.test.ts'],
          environment: 'node',
          // What a mall knows hangs on its kernel, not on modules: files share them, and nothing is read seventy times.
          isolate: false,
          globalSetup: ['server/test/global-setup.ts'],
          setupFiles: ['server/test/rows/watch.ts'],
          ...patience,
        },
      },
    ],
  },
})
