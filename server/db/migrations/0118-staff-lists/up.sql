-- What staff find people by: names by their beginning, whole or the last word, and phones by their last digits. Each is a walk along an index,
-- so that it costs the same with ten people and with a million.
create index customer_name on accounts.customer (lower(full_name) text_pattern_ops, id);
create index customer_last_name on accounts.customer (lower(regexp_replace(full_name, '^.*\s', '')) text_pattern_ops, id);
create index customer_phone on accounts.customer (reverse(regexp_replace(phone, '[^0-9]', '', 'g')) text_pattern_ops, id) where phone <> '';
create index customer_email on accounts.customer (email_key text_pattern_ops, id);
create index customer_state on accounts.customer (status, id desc);

-- What is on record of somebody or something, by somebody, and of a kind.
create index audit_subject on kernel.audit (subject, id desc);
create index audit_actor on kernel.audit (actor, id desc);
create index audit_action on kernel.audit (action text_pattern_ops, id desc);
