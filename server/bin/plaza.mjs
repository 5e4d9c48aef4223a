#!/usr/bin/env node
process.env.NODE_ENV ??= 'production'
process.setSourceMapsEnabled(true)
await import('../dist/main.mjs')
