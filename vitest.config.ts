import { defineConfig } from 'vitest/config'

const outside = ['**/node_modules/**', '**/dist/**', '.cache/**']

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'units',
          include: ['packages/**/*.test.{ts,tsx}', 'tools/**/*.test.{ts,mjs}', 'apps/**/*.test.{ts,tsx}'],
          exclude: outside,
          environment: 'node',
        },
      },
      {
        test: {
          name: 'calls',
          include: ['server/**/*.test.ts'],
          exclude: outside,
          environment: 'node',
          globalSetup: ['server/test/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
