-- Each of these lists has an index of its own that is used as it stands; a row here is one that is not there, or not good.
select name from unnest(array['wallet.recharge_decided', 'wallet.withdrawal_decided', 'shop_products.submission_decided', 'refunds.refund_decided']) name
where not exists (select 1 from pg_index where indexrelid = to_regclass(name) and indisvalid);
