import { serveConsole } from '../console/index.ts'
import { hasOwnHost } from '../kernel/console-urls.ts'
import type { Door, House } from '../kernel/http/door.ts'

/** The console of the staff: on a host of its own where one is named, else below the mall. Who comes to the one is led to the other. */
const serveOperator = async (house: House): Promise<void> => {
  const { operatorUrl, publicUrl } = house.kernel.environment
  await serveConsole(house, { app: 'operator', files: '/operator/', what: 'the console of the staff', url: operatorUrl })
  const to = `${operatorUrl}/`
  for (const path of hasOwnHost(operatorUrl, publicUrl) ? ['/operator', '/operator/'] : ['/operator'])
    house.app.get(path, (_request, reply) => reply.redirect(to))
}

export const operatorDoor: Door = {
  what: 'the console of the staff',
  at: ['/operator', '/operator/', '/operator/assets/*'],
  open: serveOperator,
}
