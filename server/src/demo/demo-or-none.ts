import { WrongSetting } from '../platform/environment.ts'
import type { Kernel } from '../platform/kernel.ts'
import { dispatchAll } from '../dispatch-all.ts'
import { fillDemoMall, isFilled } from './fill-demo-mall.ts'

/** A demo mall is filled once. A mall that is none never opens over the people of one: everybody can read their passwords. */
export const demoOrNone = async (kernel: Kernel, step: (fill: () => Promise<void>) => Promise<void> = (fill) => fill()): Promise<void> => {
  const filled = await isFilled(kernel)
  if (filled && !kernel.environment.demo)
    throw new WrongSetting('The database holds a demo mall with public passwords. Set DEMO=1, or use an empty database.')
  if (!filled && kernel.environment.demo) await step(() => fillDemoMall(kernel).then(() => dispatchAll(kernel)))
}
