create schema content;

create table content.ad (
  id bigint generated always as identity primary key,
  "position" text not null check ("position" in ('top', 'center_top', 'center', 'center_bottom', 'bottom')),
  place int not null,
  pictures jsonb not null default '[]'::jsonb,
  tint int not null check (tint between 1 and 12),
  link text not null check (link ~ '^(#/|/#/|https?://)'),
  texts jsonb not null check (texts ? 'en'),
  enabled boolean not null default true,
  starts_at timestamptz not null default now(),
  ends_at timestamptz,
  demo boolean not null default false,
  check (ends_at is null or ends_at > starts_at)
);

create table content.news (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('guide', 'announcement', 'story')),
  image text,
  tint int not null check (tint between 1 and 12),
  minutes int not null check (minutes > 0),
  texts jsonb not null check (texts ? 'en'),
  published_at timestamptz not null,
  demo boolean not null default false,
  published boolean not null default true
);
create index news_newest on content.news (published_at desc, id desc);

create table content.post (
  id bigint generated always as identity primary key,
  image text,
  tint int not null check (tint between 1 and 12),
  minutes int not null check (minutes > 0),
  product_ids bigint[] not null default '{}'::bigint[],
  texts jsonb not null check (texts ? 'en'),
  published_at timestamptz not null,
  demo boolean not null default false,
  published boolean not null default true
);
create index post_newest on content.post (published_at desc, id desc);

create table content.policy (
  name text check (name in ('terms', 'support', 'return', 'privacy', 'about_us', 'user')),
  version int check (version > 0),
  texts jsonb not null check (texts ? 'en'),
  effective_at timestamptz not null,
  published boolean not null default true,
  changes jsonb not null default '{}'::jsonb,
  updated_at timestamptz not null default now(),
  operator_id bigint,
  primary key (name, version)
);
create unique index policy_one_draft on content.policy (name) where not published;

create table content.announcement (
  id bigint generated always as identity primary key,
  serious boolean not null default false,
  texts jsonb not null check (texts ? 'en'),
  starts_at timestamptz not null,
  ends_at timestamptz,
  demo boolean not null default false,
  published boolean not null default true
);

create table content.agreement (
  customer_id bigint,
  name text,
  version int,
  agreed_at timestamptz not null,
  primary key (customer_id, name, version),
  foreign key (name, version) references content.policy
);

create table content.announcement_read (
  customer_id bigint,
  announcement_id bigint references content.announcement on delete cascade,
  read_at timestamptz not null,
  primary key (customer_id, announcement_id)
);
create index announcement_read_of on content.announcement_read (announcement_id);

create function content.guard_policy() returns trigger language plpgsql as $$
begin
  if old.published then raise exception 'version % of % is published', old.version, old.name using errcode = '42501'; end if;
  return coalesce(new, old);
end $$;
create trigger policy_stays before delete or update on content.policy for each row execute function content.guard_policy();

create function content.guard_agreement() returns trigger language plpgsql as $$
begin
  raise exception 'what was agreed to stays on record' using errcode = '42501';
end $$;
create trigger agreement_stays before delete or update on content.agreement for each row execute function content.guard_agreement();
