/** Whether every test is tried in all languages and on every device, as `npm run test:all` does. */
export const isLongRun = process.env['LONG_RUN'] === '1'
