/** A command of the `plaza` program. */
export type Command = {
  /** The arguments of the command, as the help shows them. */
  usage: string
  purpose: string
  /** Returns the exit code. Null if the process goes on running, as the mall does. `home` is the folder that contains the server. */
  run: (args: readonly string[], home: string) => Promise<number | null>
}

/** A command with arguments that it does not know. */
export class WrongUsage extends Error {}

/** Refuses arguments other than these flags, so that a typing mistake is no silent success. */
export const flagsIn = (args: readonly string[], ...known: readonly string[]): ReadonlySet<string> => {
  const unknown = args.find((each) => !known.includes(each))
  if (unknown !== undefined) throw new WrongUsage(`"${unknown}" is not an argument of this command.`)
  return new Set(args)
}
