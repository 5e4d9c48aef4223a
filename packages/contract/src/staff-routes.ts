const notAllowed = { not_allowed: 3000001 } as const
const saving = { ...notAllowed, field_wrong: 1000008, changed_meanwhile: 3000007 } as const
const changingOne = { ...notAllowed, thing_unknown: 2000019, field_wrong: 1000008, changed_meanwhile: 3000007 } as const

/** Routes for content that staff list, save, publish and remove. They are plain data, because the browser build reads them too. */
export const contentRoutes = <const Rest extends string>(path: `/${Rest}`) =>
  ({
    list: { method: 'GET', path, who: 'operator', refusals: notAllowed },
    save: { method: 'POST', path: `${path}/save`, who: 'operator', refusals: changingOne },
    publish: { method: 'POST', path: `${path}/publish`, who: 'operator', refusals: changingOne },
    remove: { method: 'POST', path: `${path}/remove`, who: 'operator', refusals: changingOne },
  }) as const

/** Routes for settings of one kind. Staff list all of them and save one under the same path. */
export const settingRoutes = <const Rest extends string>(path: `/${Rest}`) =>
  ({
    list: { method: 'GET', path, who: 'operator', refusals: notAllowed },
    save: { method: 'POST', path, who: 'operator', refusals: saving },
  }) as const
