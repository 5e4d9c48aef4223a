select 'two operators share an e-mail' as problem from staff.operator group by email_key having count(*) > 1;
