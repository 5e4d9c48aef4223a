import { WrongUsage, type Command } from './command.ts'

/** Starts the mall, which runs until a signal stops it. */
export const startCommand = (startMall: (home: string) => Promise<void>): Command => ({
  usage: 'start',
  purpose: 'start the mall; also without any argument',
  run: async (args, home) => {
    if (args.length > 0) throw new WrongUsage('The start takes no arguments. Environment variables hold the settings.')
    await startMall(home)
    return null
  },
})
