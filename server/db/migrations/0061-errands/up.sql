-- What somebody outside is to be asked: intended in the transaction that needs it, asked in none, settled in one of its own.
create table kernel.errand (
  key text primary key check (key ~ '^[A-Za-z0-9:_.-]{8,200}$'),
  kind text not null,
  content jsonb not null,
  made_at timestamptz not null default now(),
  tries int not null default 0,
  trouble text,
  outcome jsonb,
  settled_at timestamptz,
  check ((outcome is null) = (settled_at is null))
);
create index errand_open on kernel.errand (made_at) where settled_at is null;
create index errand_settled_at on kernel.errand (settled_at);

-- A call in two steps keeps its key before it has an answer: what it waits for stands beside it.
alter table kernel.answer_kept add column errand text;

-- Letters that waited for the postman of before wait for this one.
do $$ begin
  if to_regclass('graphile_worker._private_jobs') is not null then
    insert into kernel.errand (key, kind, content)
      select 'letter:' || (job.payload ->> 'mailId'), 'letter', job.payload::jsonb
      from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id
      where task.identifier = 'carry-mail' on conflict do nothing;
    delete from graphile_worker._private_jobs
      where task_id in (select id from graphile_worker._private_tasks where identifier = 'carry-mail');
  end if;
end $$;
