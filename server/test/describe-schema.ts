import type { Client } from 'pg'

/** Matches the mall's schemas, but not those of PostgreSQL and the job queue. */
const ours = `n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'public', 'graphile_worker')`

/** One query for each kind of object. Each returns the object's name and its full description. */
const kinds: Readonly<Record<string, string>> = {
  schema: `select n.nspname as name, concat_ws(' ', n.nspowner::regrole, n.nspacl, obj_description(n.oid, 'pg_namespace')) as text from pg_namespace n where ${ours}`,
  table: `select c.oid::regclass as name,
      concat_ws(' ', c.relkind, c.relpersistence, c.relowner::regrole, c.relacl, c.reloptions, toast.reloptions, c.relrowsecurity, c.relreplident,
        case when c.relkind in ('v', 'm') then pg_get_viewdef(c.oid) end, obj_description(c.oid, 'pg_class')) as text
    from pg_class c join pg_namespace n on n.oid = c.relnamespace left join pg_class toast on toast.oid = c.reltoastrelid
    where c.relkind in ('r', 'p', 'v', 'm', 'f') and ${ours}`,
  column: `select c.oid::regclass || '.' || a.attname as name,
      concat_ws(' ', row_number() over (partition by c.oid order by a.attnum), format_type(a.atttypid, a.atttypmod),
        case when a.attnotnull then 'not null' end, 'default ' || pg_get_expr(d.adbin, d.adrelid), 'identity ' || nullif(a.attidentity::text, ''),
        'generated ' || nullif(a.attgenerated::text, ''), 'storage ' || a.attstorage::text, 'compression ' || nullif(a.attcompression::text, ''),
        'collation ' || nullif(a.attcollation, 0)::regcollation::text, 'statistics ' || a.attstattarget, a.attacl, col_description(c.oid, a.attnum)) as text
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relkind in ('r', 'p', 'v', 'm', 'f') and a.attnum > 0 and not a.attisdropped and ${ours}`,
  constraint: `select k.conrelid::regclass || ' ' || k.conname as name,
      concat_ws(' ', pg_get_constraintdef(k.oid), k.convalidated, to_jsonb(k) -> 'conenforced', k.condeferrable, k.condeferred) as text
    from pg_constraint k join pg_namespace n on n.oid = k.connamespace where ${ours}`,
  index: `select i.indexrelid::regclass as name, concat_ws(' ', pg_get_indexdef(i.indexrelid), i.indisvalid, i.indisreplident, i.indisclustered) as text
    from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace where c.relkind in ('r', 'm') and ${ours}`,
  function: `select p.oid::regprocedure as name, concat_ws(' ', pg_get_functiondef(p.oid), p.proowner::regrole, p.proacl) as text
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace where p.prokind in ('f', 'p') and ${ours}`,
  trigger: `select t.tgrelid::regclass || ' ' || t.tgname as name, concat_ws(' ', pg_get_triggerdef(t.oid), t.tgenabled) as text
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace where not t.tgisinternal and ${ours}`,
  sequence: `select c.oid::regclass as name, concat_ws(' ', format_type(s.seqtypid, null), s.seqstart, s.seqincrement, s.seqmin, s.seqmax, s.seqcache,
        s.seqcycle, c.relowner::regrole, c.relacl, (select d.refobjid::regclass from pg_depend d where d.objid = c.oid and d.deptype in ('a', 'i') and d.refobjsubid > 0)) as text
    from pg_sequence s join pg_class c on c.oid = s.seqrelid join pg_namespace n on n.oid = c.relnamespace where ${ours}`,
  type: `select t.oid::regtype as name, concat_ws(' ', t.typtype, (select string_agg(e.enumlabel, ',' order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid),
        format_type(nullif(t.typbasetype, 0), t.typtypmod), t.typnotnull, t.typdefault) as text
    from pg_type t join pg_namespace n on n.oid = t.typnamespace where t.typtype in ('e', 'd', 'r') and ${ours}`,
  policy: `select format('%s.%s %s', schemaname, tablename, policyname) as name, concat_ws(' ', permissive, roles, cmd, qual, with_check) as text from pg_policies`,
  rule: `select format('%s.%s %s', schemaname, tablename, rulename) as name, definition as text from pg_rules
    where schemaname not in ('pg_catalog', 'information_schema')`,
  statistics: `select s.stxname as name, pg_get_statisticsobjdef(s.oid) as text from pg_statistic_ext s`,
  extension: `select extname as name, extnamespace::regnamespace::text as text from pg_extension`,
  'default privilege': `select format('%s %s', defaclrole::regrole, defaclobjtype) as name, defaclacl::text as text from pg_default_acl`,
}

/** A whole schema as text: each object by kind and name, and each initial row of a new database. */
export const describeSchema = async (client: Client): Promise<Map<string, string>> => {
  // Without a search path, PostgreSQL writes each name with its schema.
  await client.query(`set search_path = ''`)
  const described = new Map<string, string>()
  for (const [kind, query] of Object.entries(kinds)) {
    const { rows } = await client.query<{ name: string; text: string }>(query)
    for (const { name, text } of rows) described.set(`${kind} ${name}`, text)
  }
  for (const object of described.keys()) {
    const table = /^table (.*)$/.exec(object)?.[1]
    if (!table || table.endsWith('.migration')) continue
    const { rows } = await client.query<{ row: string }>(`select t::text as row from ${table} t order by 1`)
    if (rows.length > 0) described.set(`rows of ${table}`, rows.map(({ row }) => row).join('\n'))
  }
  await client.query('reset search_path')
  return described
}

/** Objects that exist in only one schema or that differ, one per line. */
export const differences = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): string[] =>
  [...new Set([...one.keys(), ...other.keys()])]
    .filter((name) => one.get(name) !== other.get(name))
    .toSorted()
    .map((name) => `${name}: ${one.get(name) ?? 'missing'} | ${other.get(name) ?? 'missing'}`)
