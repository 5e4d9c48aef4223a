-- An answer that waits for an outbound call names its key.
alter table platform.idempotent_answer rename column errand to outbound_key;
