-- What somebody decided or signed, and on which version: a second press within a moment is answered as the first.
alter table cases.event add column content jsonb;
create index event_operator on cases.event (kind, record_id, operator_id, id desc) where content is not null;
