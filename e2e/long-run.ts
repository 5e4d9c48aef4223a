/** True if every test runs in all languages and on every device, as in `npm run test:all`. */
export const isLongRun = process.env['LONG_RUN'] === '1'
