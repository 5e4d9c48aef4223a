import type { LoadScreen, Screen } from '../console-screen.ts'

/** Screens whose script is loaded. They render at once. */
export const loadedScreens = new Map<LoadScreen, Screen>()

export const loadScreen = async (load: LoadScreen): Promise<void> => {
  if (!loadedScreens.has(load)) loadedScreens.set(load, (await load()).default)
}
