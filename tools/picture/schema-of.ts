/** Areas that use the same module names as other areas, for one audience. */
const audiences = new Set(['customer', 'seller', 'operator'])

/** The database schema of a module: the module's name, with the area in front if another module or an area has that name too. */
export const schemaOf = (module: string, modules: readonly { name: string }[]): string => {
  const [area = '', name = ''] = module.split('/')
  const isShared = modules.some((other) => other.name !== module && other.name.split('/').includes(name))
  return (audiences.has(area) && isShared ? `${area}_${name}` : name).replaceAll('-', '_')
}
