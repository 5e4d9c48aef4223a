/** Areas for one audience. Their modules may have the same names as modules of other areas. */
const audiences = new Set(['customer', 'seller', 'operator'])

/** The database schema of a module. It is the module's name, prefixed with the area if another module or an area has the same name. */
export const schemaOf = (module: string, modules: readonly { name: string }[]): string => {
  const [area = '', name = ''] = module.split('/')
  const isShared = modules.some((other) => other.name !== module && other.name.split('/').includes(name))
  return (audiences.has(area) && isShared ? `${area}_${name}` : name).replaceAll('-', '_')
}
