select 'a person of a platform opens two accounts' as problem from accounts.social_account group by platform, subject having count(*) > 1;
