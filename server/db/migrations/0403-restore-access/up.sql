-- A link may restore the access of an existing staff member instead of creating one.
alter table staff.invitation add column operator_id bigint references staff.operator;
