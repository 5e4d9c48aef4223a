import { type Upload, uploadFile } from '@plaza/contract'
import type { Act, Doer } from './act.ts'
import { multipart, picture } from './pictures.ts'

const sendDocument = async ({ mall, headers }: Doer): Promise<string> => {
  const form = multipart([
    { name: 'purpose', value: 'identity' },
    { name: 'file', filename: 'paper.png', type: 'image/png', bytes: await picture('png') },
  ])
  const sent = await mall.app.inject({
    method: 'POST',
    url: `/api${uploadFile.path}`,
    headers: { ...form.headers, ...headers },
    payload: form.payload,
  })
  return sent.json<{ data: Upload }>().data.id
}
const nameOf = ({ email }: Doer) => `Shop of ${email.split('@')[0]}`
const written = { contact_person: 'Ada King', phone: '+66 81 555 0142', address: '1 Soi Ari' }
const addressFields = { country: 'TH', region: 'Bangkok', city: 'Bangkok', postcode: '10400' }

/** The test actions that turn a customer into a seller. */
export const applyingActs: readonly Act[] = [
  { name: 'checkStoreName', ask: (doer) => ({ name: nameOf(doer) }) },
  {
    name: 'saveApplication',
    ask: (doer) => ({ store_name: nameOf(doer), ...written, ...addressFields }),
    changes: ['application.application'],
  },
  { name: 'showApplication' },
  {
    name: 'applySeller',
    ask: async (doer) => ({
      store_name: nameOf(doer),
      ...written,
      ...addressFields,
      agreement: '1',
      id_front: await sendDocument(doer),
      id_back: await sendDocument(doer),
    }),
    changes: [
      'application.application',
      'application.history',
      'media.upload',
      'platform.audit',
      'platform.mail',
      'notifications.notice',
      'platform.live_event',
    ],
  },
]
