/** A row for each table that is empty in the demo mall, so that a migration finds data in every table. */
export const rowsOfEmptyTables = `
insert into accounts.code values ('login', 'mali@plaza.example', sha256('1'), 1, now(), now(), null, '', 0);
insert into accounts.device values (1, sha256('1'), now());
insert into referrals.arrival values (1, 1, 2, now());
insert into referrals.brought values (1, 1, 1);
insert into referrals.reward (order_id, inviter_id, invited_id, state, rate, most, amount, made_at) values (1, 1, 2, 'pending', 500, 1000, 5, now());
insert into referrals.visit values (1, 1, now(), sha256('1'));
insert into accounts.social_account values ('Glimmo', 'mali', 1, now());
insert into accounts.social_journey values (sha256('1'), now());
insert into accounts.social_ticket values (sha256('1'), sha256('2'), 'Glimmo', 'mali', 'Mali', 'mali@plaza.example', true, '/pages', now(), null);
insert into cart.line (customer_id, product_id, sku_id, quantity, price_seen, added_at) values (1, 1, 1, 1, 100, now());
insert into cart.merged values (1, 'a-cart-of-mine', now());
insert into cart.checkout_defaults values (1, 1, '{"1": "standard"}');
insert into queue.adjustment (account, owner_id, direction, amount, reason, words, asked_by, asked_at)
  values ('customer', 1, 'credit', 100, 'A mistake', 'We made a mistake', 1, now());
insert into queue.claim values ('500', 1, 1, now());
insert into queue.history (kind, record_id, operator_id, what, note, at) values ('500', 1, 1, 'claimed', null, now());
insert into queue.held values ('500', 1, 1, 1, '{}', now());
insert into queue.decided (kind, record_id, operator_id, since, due, at) values ('500', 1, 1, now(), now(), now());
insert into queue.signature values ('500', 1, 1, 1, 'approve', '{}', now());
insert into chat.conversation (customer_id, shop_id, made_at, last_at) values (1, null, now(), now());
insert into chat.message (conversation_id, side, author, key, text, at) values (1, 'customer', 'customer:1', 'a-key-of-mine', 'Hello', now());
insert into chat.answer values (1, null, 60, now());
insert into chat.report (conversation_id, side, customer_id, message_id, reason, made_at, due_at) values (1, 'customer', 1, 1, 'spam', now(), now());
insert into chat.house (shop_id, changed_at) values (1, now());
insert into support.ticket (customer_id, topic, subject, state, made_at, last_at, waiting_since, due_at)
  values (1, 'order', 'Where is it?', 'open', now(), now(), now(), now() + interval '1 day');
insert into support.message (ticket_id, side, author, text, at) values (1, 'asker', 'customer:1', 'It has not come.', now());
insert into content.announcement_read (customer_id, announcement_id, read_at) select 1, min(id), now() from content.announcement;
insert into changelog.edit (kind, thing, after, operator_id, at) values ('config', 'shop_name', '{}', 1, now());
insert into settings.wallet_address (code, address, asked_by, asked_at) select min(code), 'another-address', 1, now() from settings.recharge_wallet;
insert into platform.own_text values ('code.1000008', '{"en": {"text": "Look again.", "of": "Look again."}}');
insert into coupons.claim (coupon_id, customer_id, nth, claimed_at) select min(id), 1, 1, now() from coupons.coupon where total is null;
insert into checkout.quote (customer_id, content, made_at, expires_at) values (1, '{}', now(), now() + interval '15 minutes');
insert into checkout.payment (quote_id, customer_id, method, status, amount, costs, address, shown, placed_at, pay_by)
  values (1, 1, 'wallet', 'unpaid', 107, '{}', '{}', '{}', now(), now() + interval '30 minutes');
insert into checkout.bought_line values (1, 1, now());
insert into orders.order_header (order_no, order_day, order_count, payment_id, customer_id, shop_id, shop_name, status, payment_status, items, shop_discount, mall_discount, delivery,
    shop_delivery_discount, mall_delivery_discount, tax, tax_included, total, commission_rate, address, arrival, shown, placed_at, moved_by)
  values ('20260101-0001', '20260101', 1, 1, 1, 1, 'A Shop', 'unpaid', 'unpaid', 100, 0, 0, 0, 0, 0, 7, false, 107, 500, '{}', '{}', '{}', now(), 'customer:1');
insert into orders.order_header (order_no, order_day, order_count, payment_id, customer_id, shop_id, shop_name, status, payment_status, items, shop_discount, mall_discount, delivery,
    shop_delivery_discount, mall_delivery_discount, tax, tax_included, total, commission_rate, address, arrival, shown, placed_at, paid_at, moved_by)
  values ('20260101-0002', '20260101', 2, 2, 1, 1, 'A Shop', 'paid', 'paid', 100, 0, 0, 0, 0, 0, 7, false, 107, 500, '{}', '{}', '{}', now(), now(), 'customer:1');
insert into orders.history (order_id, after, actor, reason) values (1, 'unpaid', 'customer:1', '');
insert into orders.line values (1, 1, 1, 1, '{}', 1, 100, 100, 0, 0, 700, 7);
insert into orders.given_back values (1, 1, now());
insert into products.not_sold values (1, 'order:1');
insert into orders.search values (1, 1, '20260101-0001', '', 'a shop') on conflict do nothing;
insert into orders.to_rate values (1, 1, now(), 1);
insert into orders.sum_step (order_id, shop_id, day, orders, net) values (1, 1, '2026-01-01', 1, 107);
insert into orders.day_sum values (1, '2026-01-01', 1, 107);
insert into orders.goods_sum values (1, '2026-01-01', 1, 1, 100);
insert into refunds.refund (order_id, order_no, customer_id, shop_id, kind, reason, state, items, mall_items, asked, back_to, asked_at, due_at, moved_by, moved_at)
  values (1, '20260101-0001', 1, 1, 'refund', 'damaged', 'applied', 107, 0, 107, 'wallet', now(), now() + interval '2 days', 'customer:1', now());
insert into refunds.line (refund_id, order_id, line, quantity, amount, mall) values (1, 1, 1, 1, 107, 0);
insert into refunds.history (refund_id, after, actor, note, at) values (1, 'applied', 'customer:1', '', now());
insert into refunds.evidence values (1, 1, 1);
insert into profile.member (shop_id, email, customer_id, role, status, since) select min(id), 'hand@people.example', 1, 'orders', 'active', now() from profile.shop;
insert into favorites.favourite values (1, 1), (2, 1);
insert into favorites.seen values (1, 1), (2, 1);
insert into favorites.waiting values (1, 1), (2, 1);
insert into gateways.session (token, customer_id, channel, gateway, reference, described_as, amount, charged, currency, return_to, made_at, expires_at)
  values ('aaaaaaaaaaaaaaaaaaaa', 1, 'card', 'demo', 'recharge:1', 'Plaza', 9, 9, 'USD', '#/', now(), now() + interval '1 hour');
insert into gateways.session (token, customer_id, channel, gateway, reference, described_as, amount, charged, currency, return_to, made_at, expires_at,
    state, gateway_reference, settled_at)
  values ('bbbbbbbbbbbbbbbbbbbb', 1, 'card', 'demo', 'recharge:2', 'Plaza', 9, 9, 'USD', '#/', now(), now() + interval '1 hour', 'paid', 'b', now());
insert into gateways.reversal (session_id, amount, charged) select id, 9, 9 from gateways.session where reference = 'recharge:2';
insert into gateways.demo_payment (token, channel, described_as, charged, currency, return_url) values ('a', 'card', 'Plaza', 9, 'USD', '#/');
insert into gateways.demo_return (key, token, charged) values ('a', 'a', 9);
insert into platform.idempotent_answer (caller, key, call, content_hash, body) values ('customer:1', 'a-key-of-mine', 'placeOrder', sha256('1'), '{}');
insert into platform.attempt values ('login:account:x', 3, now());
insert into platform.audit_mark values (true, 1, '5');
insert into platform.audit_seal values (1, 0, 1, 1, '\\x00', sha256('1'), now());
insert into platform.captcha_used values (sha256('1'), now());
insert into platform.outbound_call (key, kind, content) values ('letter:1', 'letter', '{}');
insert into platform.mail (recipient, subject, body_text, body_html, failure) values ('mali@plaza.example', 'Hello', 'Hello', '<p>Hello</p>', 'away');
insert into platform.refusal values ('2026-11-22', 'getOrders', 2000019, 1);
insert into platform.event_pending values ('00000000-0000-4000-8000-000000000001', 1);
insert into platform.session (token_hash, audience, person_id, device, expires_at, ends_at, ended_at, ended_why)
  values (sha256('1'), 'customer', 1, 'Firefox', now(), now(), null, null), (sha256('2'), 'operator', 1, '', now(), now(), now(), 'staff');
insert into ledger.hold (reference, account_id, amount, rule, ends_at, objection, opened_by) values ('withdraw:1', 2, 500, 'withdrawal', now(), 'cancel', 1);
insert into ledger.due (key, kind, reference, actor, debtor, needs, froms, tos, amounts, since, due_at) values ('refund:1', 'refund', 'refund:1', 'system',
  'shop.available/1', 5, '{shop.available/1}', '{customer.available/1}', '{5}', now(), now() + interval '14 days');
insert into cash.transfer (kind, order_id, shop_id, amount, words, state, asked_by, asked_at) values ('remittance', 1, 1, 9, 'Bank', 'signed_once', 1, now());
insert into shipments.message values (sha256('1'), now());
insert into ledger.day_closed values ('2026-01-01', now(), 1);
insert into ledger.day_flow values ('2026-01-01', 'cash', 1, 1);
insert into products.shelf values (1, 0, 0) on conflict do nothing;
insert into ledger.subtotal select account.id, max(journal.id), 5, 0 from ledger.account, ledger.journal group by 1 order by 1 limit 1;
insert into seller_finances.month_sum values (1, '2026-01-01', 'sale', 1, 1, 1, 100, 0, 0, 0, 0, 5, 95, 0);
insert into ledger.check_run (green, results, took_ms, asked_by) values (true, '[]', 1, 'system');
insert into media.upload (audience, person_id, purpose, private, name, width, height, bytes, made_at) values ('customer', 1, 'avatar', false, 'a', 9, 9, 9, now());
insert into shipments.parcel (order_id, carrier, tracking_no, shipped_at) values (1, 'dhl', '1234567890', now());
insert into shipments.line values (1, 1, 1);
insert into shipments.former_number (parcel_id, carrier, tracking_no, until, corrected_by) values (1, 'dhl', '1234567899', now(), 'seller:1');
insert into shipments.history values (1, 'in_transit', '', now(), 'carrier');
insert into live.ticket values (sha256('1'), 1, now());
insert into search.asked values (current_date, 'lamp', 7);
insert into seller_products.entry (product_id, shop_id, draft, content, changed_at) values (9000001, 1, 'draft', '{}', now());
insert into seller_products.submission (product_id, shop_id, customer_id, name, content, sent_by, sent_at, due_at)
  values (9000001, 1, 1, 'A lamp', '{}', 'seller:1', now(), now() + interval '3 days');
insert into seller_products.import (shop_id, customer_id, key, content_hash, rows, made_at) values (1, 1, 'a-long-file', sha256('1'), 1, now());
insert into seller_products.import_part (import_id, part, line, patch) values (1, 0, 2, '{}');
insert into seller_products.price_jump (product_id, sku_id, shop_id, before, after, made_by, at) values (1, 1, 1, 100, 200, 'seller:1', now());
insert into access.ticket values (sha256('1'), 1, now());
insert into profile.follow values (1, 1), (2, 1);
insert into staff.invitation (token_hash, role, expires_at, email, invited_by) values (sha256('1'), 'risk', now(), 'a@staff.example', 1);
insert into staff.recovery_code values (1, sha256('1'), null);
insert into reviews.report (review_id, shop_id, customer_id, reason, made_at, due_at) select min(id), min(shop_id), 1, 'spam', now(), now() from reviews.review;
insert into reviews.translation select id, 'th', text, reply, text, reply, now() from reviews.review order by id limit 1;
insert into seller_inventory.stock_delivery (shop_id, customer_id, upload_ids, arrives_on, asked_at, due_at) values (1, 1, '{1}', '2026-12-01', now(), now());
insert into seller_inventory.line (intake_id, sku_id, expected) values (1, 1, 10);
insert into seller_inventory.history (intake_id, state, actor, at) values (1, 'applied', 'seller:1', now());
insert into operator_shops.suspension (shop_id, reason, ground, objection, since, made_by) values (1, 'Goods that were never sent', 'Terms, 4', 'Answer', now(), 1);
insert into wallet.own_amount values ('BTC', 12345, 1, now());
insert into wallet.owner values (1);
insert into wallet.recharge_proof values (1, 1, 1);
insert into wallet.transfer (customer_id, shop_id, own, amount, state, made_at, held_until) values (1, 1, false, 500, 'held', now(), now());
insert into wallet.withdrawal (customer_id, account, amount, fee, destination_kind, destination_name, destination_masked, destination_sealed, destination_key,
    asked_at, decide_by, pay_by)
  values (1, 'customer', 2000, 100, 'bank', 'First Bank', '•••• 6819', '\\x01', sha256('1'), now(), now() + interval '1 day', now() + interval '3 days');
`
