import * as z from 'zod/mini'
import { Version } from './approvals/changelog.ts'
import { call } from './call.ts'
import { Flag, Id, optional, withDefault } from './fields.ts'
import { contentRoutes, settingRoutes } from './staff-routes.ts'

type Group<Rest extends string, Thing, Fields> = {
  path: `/${Rest}`
  thing: Thing
  list: { summary: string }
  save: { summary: string; fields: Fields }
}

/** Declares four calls for content: staff list, save, publish and remove it. */
export const contentCalls = <
  const Rest extends string,
  Thing extends z.core.$ZodType,
  Fields extends Readonly<Record<string, z.core.$ZodType>>,
>({
  path,
  thing,
  list,
  save,
}: Group<Rest, Thing, Fields>) => {
  const routes = contentRoutes(path)
  return {
    list: call({
      ...routes.list,
      ...list,
      input: z.object({ id: optional(Id) }),
      answer: z.object({ list: z.array(thing) }),
    }),
    save: call({
      ...routes.save,
      summary: save.summary,
      input: z.object({ id: optional(Id), ...save.fields, version: Version }),
      answer: thing,
    }),
    publish: call({
      ...routes.publish,
      summary: 'Schedule it (on=1), or make it a draft again',
      input: z.object({ id: Id, on: withDefault(Flag, true), version: Version }),
      answer: thing,
    }),
    remove: call({
      ...routes.remove,
      summary: 'Delete it. One press restores it',
      input: z.object({ id: Id, version: Version }),
      answer: z.object({ id: z.string() }),
    }),
  }
}

/** Declares two calls for settings: staff list them and save one at a time. */
export const settingCalls = <
  const Rest extends string,
  Thing extends z.core.$ZodType,
  Fields extends Readonly<Record<string, z.core.$ZodType>>,
>({
  path,
  thing,
  list,
  save,
}: Group<Rest, Thing, Fields>) => {
  const routes = settingRoutes(path)
  return {
    list: call({ ...routes.list, ...list, answer: z.object({ list: z.array(thing) }) }),
    save: call({ ...routes.save, summary: save.summary, input: z.object({ ...save.fields, version: Version }), answer: thing }),
  }
}
