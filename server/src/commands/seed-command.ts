import { prepareDatabase } from '../app.ts'
import { demoOrNone, isFilled } from '../demo/fill-demo-mall.ts'
import { hasOperator } from '../modules/identity/staff/operators/index.ts'
import { reindex } from '../modules/catalog/search/indexer/index.ts'
import { WrongSetting } from '../platform/environment.ts'
import { step } from '../print-startup.ts'
import { flagsIn, type Command } from './command.ts'
import { withKernel } from './open-server.ts'

/** Fills a database with the demo data without starting the mall, such as once before several processes start. */
export const seedCommand: Command = {
  usage: 'seed',
  purpose: 'fill an empty database with the demo mall; needs DEMO=1 for a database of your own',
  run: async (args, home) => {
    flagsIn(args)
    return withKernel(home, async (kernel, url) => {
      if (!kernel.environment.demo)
        throw new WrongSetting('The passwords of the demo data are public. To fill this database with it: DEMO=1 plaza seed')
      await prepareDatabase(url)
      if (await isFilled(kernel)) {
        console.log('The database already holds the demo mall.')
        return 0
      }
      if (await hasOperator(kernel.db)) throw new WrongSetting('The database holds a real mall. Use an empty database for a demo mall.')
      await demoOrNone(kernel, (fill) => step('The demo mall is filled', fill))
      await step('The products are indexed', () => reindex(kernel))
      return 0
    })
  },
}
