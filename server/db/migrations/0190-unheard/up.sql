-- Facts that the process which told them is about to deliver, by the transaction that told them. What it leaves becomes a job.
create table kernel.unheard (
  told uuid not null,
  fact_id bigint not null,
  told_at timestamptz not null default now(),
  primary key (told, fact_id)
);
