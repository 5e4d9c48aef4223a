import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const outside = ['**/node_modules/**', '**/dist/**', '.cache/**']
/** What `npm run chaos` tries at length as well, and what writers of the house alone meet, is tried by the long run: it takes minutes. */
const long = process.env['LONG_RUN'] === '1' ? [] : ['**/*.long.test.ts']

export default defineConfig({
  test: {
    // The page is drawn in a browser made of JavaScript, which does not know the newest elements.
    onConsoleLog: (text) => !text.startsWith('The tag <search> is unrecognized'),
    // Much of the work is waiting; left to itself one of two cores would stay idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'units',
          include: ['server/test/picture.test.ts', 'packages/**/*.test.{ts,tsx}', 'tools/**/*.test.{ts,mjs}', 'apps/**/*.test.ts'],
          exclude: [...outside, ...long],
          environment: 'node',
          isolate: false,
          // Properties try hundreds of cases; on a busy machine that takes its time.
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'screens',
          include: ['apps/**/*.test.tsx'],
          exclude: outside,
          environment: 'happy-dom',
          isolate: false,
          setupFiles: ['apps/storefront/test/after-each.ts'],
          testTimeout: 120_000,
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
          // How long a busy machine may take; a story that is right ends long before.
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
