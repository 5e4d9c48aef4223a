-- A row here is an index that is missing.
select name as problem from unnest(array['recharge_transaction_key', 'withdrawal_reference']) as wanted (name)
where to_regclass('wallet.' || name) is null;
