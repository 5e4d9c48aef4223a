import type { LoadScreen, Screen } from '../console-screen.ts'

/** The screens whose script is here; they are drawn at once. */
export const loadedScreens = new Map<LoadScreen, Screen>()

export const loadScreen = async (load: LoadScreen): Promise<void> => {
  if (!loadedScreens.has(load)) loadedScreens.set(load, (await load()).default)
}
