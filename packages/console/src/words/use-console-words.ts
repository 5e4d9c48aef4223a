import { type NeededWords, useReader } from '@plaza/web/reading'
import type { ConsoleWords } from './en.ts'

/** What the words of an app must hold, so that a console can stand in it. */
export type WordsWithConsole = NeededWords & { console: ConsoleWords }

export const useConsoleWords = (): ConsoleWords => useReader<WordsWithConsole>().words.console
