import { type NeededWords, useReader } from '@plaza/web/reading'
import type { ConsoleWords } from './en.ts'

/** Texts that an app must include to render a console. */
export type WordsWithConsole = NeededWords & { console: ConsoleWords }

export const useConsoleWords = (): ConsoleWords => useReader<WordsWithConsole>().words.console
