create schema content;
-- Texts stand in one JSON object a language: {"en": {"title": …}, "th": {…}}; English is always there.
create table content.ad (
  id bigint generated always as identity primary key,
  position text not null check (position in ('top', 'center_top', 'center', 'center_bottom', 'bottom')),
  place int not null,
  pictures jsonb not null default '[]',
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
  demo boolean not null default false
);
create index news_newest on content.news (published_at desc, id desc);
create table content.post (
  id bigint generated always as identity primary key,
  image text,
  tint int not null check (tint between 1 and 12),
  minutes int not null check (minutes > 0),
  product_ids bigint[] not null default '{}',
  texts jsonb not null check (texts ? 'en'),
  published_at timestamptz not null,
  demo boolean not null default false
);
create index post_newest on content.post (published_at desc, id desc);
create table content.policy (
  name text not null check (name in ('terms', 'support', 'return', 'privacy', 'about_us', 'user')),
  version int not null check (version > 0),
  texts jsonb not null check (texts ? 'en'),
  effective_at timestamptz not null,
  primary key (name, version)
);
create table content.announcement (
  id bigint generated always as identity primary key,
  serious boolean not null default false,
  texts jsonb not null check (texts ? 'en'),
  starts_at timestamptz not null,
  ends_at timestamptz,
  demo boolean not null default false
);
