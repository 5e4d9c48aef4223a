-- Staff find a recharge by its transaction id, also a refused one.
create index recharge_transaction_key on wallet.recharge (transaction_key) where transaction_key is not null;
-- Staff find a paid withdrawal by the reference of its payment.
create index withdrawal_reference on wallet.withdrawal (reference) where reference is not null;
