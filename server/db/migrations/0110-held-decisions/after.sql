-- What was decided before is not measured, and nothing is held at the moment that the mall changes; a row here is one that should not be.
select 'held ' || kind || ' ' || record_id from cases.held where until > now() + interval '1 minute'
union all
select 'decided ' || id from cases.decided where at < since;
