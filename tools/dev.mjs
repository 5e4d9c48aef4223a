import './ready/node-version.mjs'

const { tellFaults } = await import('./ready/tell.mjs')

/** The server starts again at each change of its sources; the storefront and the consoles change in the open page. */
await tellFaults(async () => {
  const { ensureInstalled } = await import('./ready/install.mjs')
  await ensureInstalled()
  const { spawn } = await import('node:child_process')
  const { inRoot, root, script } = await import('./ready/paths.mjs')
  const { createServer } = await import('vite')

  const storefront = await createServer({ root: inRoot('apps/storefront'), configLoader: 'runner', clearScreen: false })
  await storefront.listen()
  const [address] = storefront.resolvedUrls?.local ?? []
  const seller = await createServer({ root: inRoot('apps/seller'), configLoader: 'runner', clearScreen: false })
  await seller.listen()
  const operator = await createServer({ root: inRoot('apps/operator'), configLoader: 'runner', clearScreen: false })
  await operator.listen()
  const sellerAddress = `http://seller.localhost:${seller.config.server.port}/console`
  const operatorAddress = `http://operator.localhost:${operator.config.server.port}/operator`
  const env = {
    ...process.env,
    PUBLIC_URL: process.env.PUBLIC_URL ?? address?.replace(/\/$/, ''),
    SELLER_URL: process.env.SELLER_URL ?? sellerAddress,
    OPERATOR_URL: process.env.OPERATOR_URL ?? operatorAddress,
  }
  const server = spawn(process.execPath, [script('tsx/dist/cli.mjs'), 'watch', '--clear-screen=false', 'server/src/main.ts'], {
    cwd: root,
    env,
    stdio: 'inherit',
  })
  console.log(
    `\n  The storefront, changing as you write:  ${address}\n  The console of the shops, the same way: ${sellerAddress}/\n  The console of the staff:               ${operatorAddress}/\n`,
  )

  const stop = async (code) => {
    await Promise.all([storefront.close(), seller.close(), operator.close()])
    process.exit(code)
  }
  server.on('exit', (code) => void stop(code ?? 0))
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))
  // A terminal's Ctrl-C has reached the server by itself; twice would be once too often.
  process.on('SIGINT', () => process.stdin.isTTY || server.kill('SIGINT'))
})
