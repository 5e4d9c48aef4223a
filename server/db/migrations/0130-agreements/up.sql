-- Which version of which policy somebody agreed to, and when. It is never written over: another version is another row.
create table content.agreement (
  customer_id bigint not null,
  name text not null,
  version int not null,
  agreed_at timestamptz not null,
  primary key (customer_id, name, version),
  foreign key (name, version) references content.policy (name, version)
);
create function content.guard_agreement() returns trigger language plpgsql as $$
begin
  raise exception 'what was agreed to stays on record' using errcode = '42501';
end $$;
create trigger agreement_stays before update or delete on content.agreement for each row execute function content.guard_agreement();

-- Whoever ticked the box of the terms agreed to what was in force at that moment.
insert into content.agreement (customer_id, name, version, agreed_at)
  select c.id, p.name, max(p.version), c.agreed_at
  from accounts.customer c join content.policy p on p.published and p.effective_at <= c.agreed_at
  where c.agreed_at is not null and p.name in ('terms', 'privacy')
  group by c.id, p.name, c.agreed_at;
