-- The second factor, sealed with a key that the database does not have; a code serves once, so its step is remembered.
alter table staff.operator drop column totp_secret,
  add column totp_sealed bytea,
  add column totp_last_step bigint not null default 0;
alter table staff.invitation add column email text, add column invited_by bigint references staff.operator,
  add constraint invitation_role check (role in ('owner', 'finance', 'risk', 'catalogue', 'support', 'auditor'));

-- For whoever lost the authenticator: each serves once.
create table staff.recovery_code (
  operator_id bigint not null references staff.operator,
  code_hash bytea not null check (length(code_hash) = 32),
  used_at timestamptz,
  primary key (operator_id, code_hash)
);
