-- Which announcements a customer has read or put away, so that no device tells them again.
create table content.announcement_read (
  customer_id bigint not null,
  announcement_id bigint not null references content.announcement on delete cascade,
  read_at timestamptz not null,
  primary key (customer_id, announcement_id)
);
create index announcement_read_of on content.announcement_read (announcement_id);
