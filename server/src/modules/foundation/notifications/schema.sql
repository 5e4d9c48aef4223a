create schema notifications;

-- Notices as template and values. The text is made in the reader's language when it is read.
create table notifications.notice (
  id bigint generated always as identity primary key,
  customer_id bigint not null,
  kind int not null check (kind in (0, 100, 200, 300, 400, 500)),
  status int not null check (status in ('-1'::int, 0, 1)),
  template text not null,
  "values" jsonb not null default '{}'::jsonb,
  reason text,
  link text check (link ~ '^#/'),
  once text,
  made_at timestamptz not null,
  read_at timestamptz,
  demo boolean not null default false
);
create index notice_newest on notifications.notice (customer_id, made_at desc, id desc);
create index notice_unread on notifications.notice (customer_id) where read_at is null;
create unique index notice_once on notifications.notice (customer_id, once) where once is not null;
