import { WrongSetting } from '../platform/environment.ts'
import type { Kernel } from '../platform/kernel.ts'
import { dispatchAll } from '../dispatch-all.ts'
import { fillDemoMall, isFilled } from './fill-demo-mall.ts'

/** Fills a demo mall once. If the mall is no demo mall, it refuses to start on a demo database, because the demo passwords are public. */
export const demoOrNone = async (kernel: Kernel, step: (fill: () => Promise<void>) => Promise<void> = (fill) => fill()): Promise<void> => {
  const filled = await isFilled(kernel)
  if (filled && !kernel.environment.demo)
    throw new WrongSetting('The database holds a demo mall with public passwords. Set DEMO=1, or use an empty database.')
  if (!filled && kernel.environment.demo) await step(() => fillDemoMall(kernel).then(() => dispatchAll(kernel)))
}
