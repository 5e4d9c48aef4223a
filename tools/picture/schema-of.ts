/** Areas that repeat the names of others for one audience. */
const audiences = new Set(['customer', 'seller', 'operator'])

/** The schema that holds the tables of a module: its name, with the area in front where another module or an area has that name too. */
export const schemaOf = (module: string, modules: readonly { name: string }[]): string => {
  const [area = '', name = ''] = module.split('/')
  const isShared = modules.some((other) => other.name !== module && other.name.split('/').includes(name))
  return (audiences.has(area) && isShared ? `${area}_${name}` : name).replaceAll('-', '_')
}
