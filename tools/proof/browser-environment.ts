import { type Environment, builtinEnvironments } from 'vitest/runtime'

/** Node 25 and newer define these globals, and vitest does not replace existing globals. */
const ownToNode = ['Storage', 'localStorage', 'sessionStorage']

/** The happy-dom test environment, with its browser storage instead of Node's. */
const browser: Environment = {
  name: 'browser',
  viteEnvironment: 'client',
  async setup(global, options) {
    const before = ownToNode.map((name) => [name, Object.getOwnPropertyDescriptor(global, name)] as const)
    for (const name of ownToNode) Reflect.deleteProperty(global, name)
    const { teardown } = await builtinEnvironments['happy-dom'].setup(global, options)
    return {
      async teardown(shared) {
        await teardown(shared)
        for (const [name, descriptor] of before) if (descriptor) Object.defineProperty(shared, name, descriptor)
      },
    }
  },
}
export default browser
