/** A row for each table in which the demo mall has none, so that a change of the database finds something everywhere. */
export const rowsOfEmptyTables = `
insert into accounts.code values ('login', 'mali@plaza.example', sha256('1'), 1, now(), now(), null);
insert into accounts.payment_settings values (1, '\\x01', now());
insert into accounts.social_account values ('Glimmo', 'mali', 1, now());
insert into accounts.social_journey values (sha256('1'), now());
insert into accounts.social_ticket values (sha256('1'), sha256('2'), 'Glimmo', 'mali', 'Mali', 'mali@plaza.example', true, '/pages', now(), null);
insert into favourites.favourite values (1, 1), (2, 1);
insert into favourites.seen values (1, 1), (2, 1);
insert into favourites.waiting values (1, 1), (2, 1);
insert into gateways.session (token, customer_id, channel, gateway, reference, described_as, amount, charged, currency, return_to, made_at, expires_at)
  values ('aaaaaaaaaaaaaaaaaaaa', 1, 'card', 'demo', 'recharge:1', 'Plaza', 9, 9, 'USD', '#/', now(), now() + interval '1 hour');
insert into gateways.demo_payment (token, channel, described_as, charged, currency, return_url) values ('a', 'card', 'Plaza', 9, 'USD', '#/');
insert into kernel.answer_kept (caller, key, call, content_hash, body) values ('customer:1', 'a-key-of-mine', 'placeOrder', sha256('1'), '{}');
insert into kernel.attempt values ('login:account:x', 3, now());
insert into kernel.audit_mark values (true, 1, '5');
insert into kernel.audit_seal values (1, 0, 1, 1, '\\x00', sha256('1'), now());
insert into kernel.captcha_used values (sha256('1'), now());
insert into kernel.mail (recipient, subject, body_text, body_html, failure) values ('mali@plaza.example', 'Hello', 'Hello', '<p>Hello</p>', 'away');
insert into kernel.session (token_hash, audience, person_id, device, expires_at, ends_at, ended_at, ended_why)
  values (sha256('1'), 'customer', 1, 'Firefox', now(), now(), null, null), (sha256('2'), 'operator', 1, '', now(), now(), now(), 'staff');
insert into ledger.account (address, balance, version) values ('customer.available/1', 400, 2), ('customer.frozen/1', 500, 1), ('cash/bank', 0, 0);
insert into ledger.journal (key, kind, reference, actor, content_hash) values ('demo:1', 'demo', 'demo:1', 'system', sha256('1'));
insert into ledger.posting (journal_id, line, asset, from_id, to_id, amount, to_after, to_version) values (1, 1, 'USD', 3, 1, 900, 900, 1);
insert into ledger.hold (reference, account_id, amount, rule, ends_at, objection, opened_by) values ('withdraw:1', 2, 500, 'withdrawal', now(), 'cancel', 1);
insert into ledger.check_run (green, results, took_ms, asked_by) values (true, '[]', 1, 'system');
insert into media.upload (audience, person_id, purpose, private, name, width, height, bytes, made_at) values ('customer', 1, 'avatar', false, 'a', 9, 9, 9, now());
insert into realtime.ticket values (sha256('1'), 1, now());
insert into search.asked values (current_date, 'lamp', 7);
insert into shops.follow values (1, 1), (2, 1);
insert into staff.invitation (token_hash, role, expires_at, email, invited_by) values (sha256('1'), 'risk', now(), 'a@staff.example', 1);
insert into staff.recovery_code values (1, sha256('1'), null);
`
